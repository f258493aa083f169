// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export { checkVideo as Video };
export { checkVideoCreateRequest as VideoCreateRequest };
export { checkVideoCreated as VideoCreated };
export { checkVideoErrorBody as VideoErrorBody };
export { checkVideoGenerationRequest as VideoGenerationRequest };
export { checkVideoTask as VideoTask };
export { checkVideoTaskCreated as VideoTaskCreated };
export { checkdownloadVideoHeader as downloadVideoHeader };
export { checkdownloadVideoPath as downloadVideoPath };
export { checkgetVideoGenerationPath as getVideoGenerationPath };
export { checkgetVideoPath as getVideoPath };
function checkVideo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if("failed" !== data.status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkVideo.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
let data1 = data.error;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
checkVideo.errors = [{instancePath:instancePath+"/error",schemaPath:"#/then/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
checkVideo.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
checkVideo.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.id !== undefined){
const _errs9 = errors;
if(typeof data.id !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.object !== undefined){
let data3 = data.object;
const _errs11 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs12 = errors;
const _errs13 = errors;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("video" !== data3){
const err3 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/x-choice/video-compatible-record/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs13 === errors;
if(!valid5){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "video-compatible-record";
}
valid4 = false;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.model !== undefined){
const _errs15 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs16 = errors;
const _errs17 = errors;
if(typeof data.model !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs17 === errors;
if(!valid7){
for(let i1=_errs16; i1<errors; i1++){
vErrors[i1].question ??= "video-compatible-record";
}
valid6 = false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.prompt !== undefined){
let data5 = data.prompt;
const _errs19 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs20 = errors;
const _errs21 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideo.properties.prompt["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid9 = _errs21 === errors;
if(!valid9){
for(let i2=_errs20; i2<errors; i2++){
vErrors[i2].question ??= "video-compatible-record";
}
valid8 = false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.status !== undefined){
const _errs23 = errors;
if(typeof data.status !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/status",schemaPath:"VideoStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.progress !== undefined){
let data7 = data.progress;
const _errs26 = errors;
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs27 = errors;
const _errs28 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/x-choice/video-compatible-record/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs28){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err7 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/x-choice/video-compatible-record/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/x-choice/video-compatible-record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var valid12 = _errs28 === errors;
if(!valid12){
for(let i3=_errs27; i3<errors; i3++){
vErrors[i3].question ??= "video-compatible-record";
}
valid11 = false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs30 = errors;
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs31 = errors;
const _errs32 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/x-choice/video-compatible-record/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid14 = _errs32 === errors;
if(!valid14){
for(let i4=_errs31; i4<errors; i4++){
vErrors[i4].question ??= "video-compatible-record";
}
valid13 = false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.completed_at !== undefined){
let data9 = data.completed_at;
const _errs34 = errors;
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs35 = errors;
const _errs36 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err10 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideo.properties.completed_at["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid16 = _errs36 === errors;
if(!valid16){
for(let i5=_errs35; i5<errors; i5++){
vErrors[i5].question ??= "video-compatible-record";
}
valid15 = false;
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.expires_at !== undefined){
let data10 = data.expires_at;
const _errs38 = errors;
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs39 = errors;
const _errs40 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideo.properties.expires_at["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid18 = _errs40 === errors;
if(!valid18){
for(let i6=_errs39; i6<errors; i6++){
vErrors[i6].question ??= "video-compatible-record";
}
valid17 = false;
}
}
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.seconds !== undefined){
const _errs42 = errors;
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs43 = errors;
const _errs44 = errors;
if(typeof data.seconds !== "string"){
const err12 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid20 = _errs44 === errors;
if(!valid20){
for(let i7=_errs43; i7<errors; i7++){
vErrors[i7].question ??= "video-compatible-record";
}
valid19 = false;
}
}
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.size !== undefined){
const _errs46 = errors;
let valid21 = true;
if(this?.choices !== false){
if(valid21){
const _errs47 = errors;
const _errs48 = errors;
if(typeof data.size !== "string"){
const err13 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid22 = _errs48 === errors;
if(!valid22){
for(let i8=_errs47; i8<errors; i8++){
vErrors[i8].question ??= "video-compatible-record";
}
valid21 = false;
}
}
}
var valid3 = _errs46 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.quality !== undefined){
const _errs50 = errors;
let valid23 = true;
if(this?.choices !== false){
if(valid23){
const _errs51 = errors;
const _errs52 = errors;
if(typeof data.quality !== "string"){
const err14 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid24 = _errs52 === errors;
if(!valid24){
for(let i9=_errs51; i9<errors; i9++){
vErrors[i9].question ??= "video-compatible-record";
}
valid23 = false;
}
}
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.url !== undefined){
const _errs54 = errors;
let valid25 = true;
if(this?.choices !== false){
if(valid25){
const _errs55 = errors;
const _errs56 = errors;
if(typeof data.url !== "string"){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid26 = _errs56 === errors;
if(!valid26){
for(let i10=_errs55; i10<errors; i10++){
vErrors[i10].question ??= "video-compatible-record";
}
valid25 = false;
}
}
}
var valid3 = _errs54 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.remixed_from_video_id !== undefined){
let data15 = data.remixed_from_video_id;
const _errs58 = errors;
let valid27 = true;
if(this?.choices !== false){
if(valid27){
const _errs59 = errors;
const _errs60 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err16 = {instancePath:instancePath+"/remixed_from_video_id",schemaPath:"#/properties/remixed_from_video_id/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideo.properties.remixed_from_video_id["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid28 = _errs60 === errors;
if(!valid28){
for(let i11=_errs59; i11<errors; i11++){
vErrors[i11].question ??= "video-compatible-record";
}
valid27 = false;
}
}
}
var valid3 = _errs58 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.error !== undefined){
let data16 = data.error;
const _errs62 = errors;
const _errs63 = errors;
let valid29 = false;
let passing0 = null;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((data16.message === undefined) && (missing2 = "message")){
const err17 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data16.code !== undefined){
const _errs67 = errors;
let valid32 = true;
if(this?.choices !== false){
if(valid32){
const _errs68 = errors;
const _errs69 = errors;
if(typeof data16.code !== "string"){
const err18 = {instancePath:instancePath+"/error/code",schemaPath:"VideoFailure/properties/code/x-choice/video-native-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid33 = _errs69 === errors;
if(!valid33){
for(let i12=_errs68; i12<errors; i12++){
vErrors[i12].question ??= "video-native-record";
}
valid32 = false;
}
}
}
var valid31 = _errs67 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data16.message !== undefined){
const _errs71 = errors;
if(typeof data16.message !== "string"){
const err19 = {instancePath:instancePath+"/error/message",schemaPath:"VideoFailure/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid31 = _errs71 === errors;
}
else {
var valid31 = true;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid1 = _errs64 === errors;
if(_valid1){
valid29 = true;
passing0 = 0;
}
const _errs73 = errors;
if(data16 !== null){
const err21 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs73 === errors;
if(_valid1 && valid29){
valid29 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid29 = true;
passing0 = 1;
}
}
if(!valid29){
const err22 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
checkVideo.errors = vErrors;
return false;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs62 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
checkVideo.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid34 = true;
if(this?.choices !== false){
if(valid34){
const _errs75 = errors;
const _errs76 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.id === undefined) && (missing3 = "id")){
const err23 = {instancePath,schemaPath:"#/x-choice/video-compatible-record/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid35 = _errs76 === errors;
if(!valid35){
for(let i13=_errs75; i13<errors; i13++){
vErrors[i13].question ??= "video-compatible-record";
}
valid34 = false;
}
}
}
}
}
checkVideo.errors = vErrors;
return errors === 0;
}

function checkVideoCameraControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
checkVideoCameraControl.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
let data1 = data.config;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.horizontal !== undefined){
let data2 = data1.horizontal;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
checkVideoCameraControl.errors = [{instancePath:instancePath+"/config/horizontal",schemaPath:"VideoCameraConfig/properties/horizontal/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.vertical !== undefined){
let data3 = data1.vertical;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
checkVideoCameraControl.errors = [{instancePath:instancePath+"/config/vertical",schemaPath:"VideoCameraConfig/properties/vertical/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.zoom !== undefined){
let data4 = data1.zoom;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
checkVideoCameraControl.errors = [{instancePath:instancePath+"/config/zoom",schemaPath:"VideoCameraConfig/properties/zoom/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
checkVideoCameraControl.errors = [{instancePath:instancePath+"/config",schemaPath:"VideoCameraConfig/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
checkVideoCameraControl.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkVideoCameraControl.errors = vErrors;
return errors === 0;
}

const patternVideoCreateRequest_0 = new RegExp("^[-+]?(\\d+(\\.\\d+)?|\\.\\d+)([eE][-+]?\\d+)?$", "u");
const patternVideoCreateRequest_1 = new RegExp("^\\d+(\\.\\d+)?$", "u");
const patternVideoCreateRequest_2 = new RegExp("^\\d+x\\d+$", "u");
function checkVideoCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs3 = errors;
if(typeof data.prompt !== "string"){
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data2 = data.seconds;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!patternVideoCreateRequest_0.test(data2)){
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/pattern",keyword:"pattern",params:{pattern: "^[-+]?(\\d+(\\.\\d+)?|\\.\\d+)([eE][-+]?\\d+)?$"}}];
return false;
}
}
else {
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs5){
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!patternVideoCreateRequest_1.test(data2)){
const err0 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/x-choice/video-limits/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
for(let i0=_errs7; i0<errors; i0++){
vErrors[i0].question ??= "video-limits";
}
valid1 = false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!patternVideoCreateRequest_2.test(data3)){
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^\\d+x\\d+$"}}];
return false;
}
}
else {
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkVideoCreateRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
const err1 = {instancePath,schemaPath:"#/x-choice/video-required-fields/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid4 = _errs12 === errors;
if(!valid4){
for(let i1=_errs11; i1<errors; i1++){
vErrors[i1].question ??= "video-required-fields";
}
valid3 = false;
}
}
}
}
}
checkVideoCreateRequest.errors = vErrors;
return errors === 0;
}

function checkVideoCreated(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkVideoCreated.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
let data1 = data.object;
const _errs3 = errors;
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("video" !== data1){
const err1 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/x-choice/video-compatible-record/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs5 === errors;
if(!valid2){
for(let i0=_errs4; i0<errors; i0++){
vErrors[i0].question ??= "video-compatible-record";
}
valid1 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs8 = errors;
const _errs9 = errors;
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs9 === errors;
if(!valid4){
for(let i1=_errs8; i1<errors; i1++){
vErrors[i1].question ??= "video-compatible-record";
}
valid3 = false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data3 = data.prompt;
const _errs11 = errors;
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs12 = errors;
const _errs13 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideoCreated.properties.prompt["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid6 = _errs13 === errors;
if(!valid6){
for(let i2=_errs12; i2<errors; i2++){
vErrors[i2].question ??= "video-compatible-record";
}
valid5 = false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs15 = errors;
if(typeof data.status !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/status",schemaPath:"VideoStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data5 = data.progress;
const _errs18 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/x-choice/video-compatible-record/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/x-choice/video-compatible-record/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/x-choice/video-compatible-record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var valid9 = _errs20 === errors;
if(!valid9){
for(let i3=_errs19; i3<errors; i3++){
vErrors[i3].question ??= "video-compatible-record";
}
valid8 = false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs22 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs23 = errors;
const _errs24 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/x-choice/video-compatible-record/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid11 = _errs24 === errors;
if(!valid11){
for(let i4=_errs23; i4<errors; i4++){
vErrors[i4].question ??= "video-compatible-record";
}
valid10 = false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data7 = data.completed_at;
const _errs26 = errors;
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs27 = errors;
const _errs28 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err8 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideoCreated.properties.completed_at["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid13 = _errs28 === errors;
if(!valid13){
for(let i5=_errs27; i5<errors; i5++){
vErrors[i5].question ??= "video-compatible-record";
}
valid12 = false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs30 = errors;
let valid14 = true;
if(this?.choices !== false){
if(valid14){
const _errs31 = errors;
const _errs32 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err9 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideoCreated.properties.expires_at["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid15 = _errs32 === errors;
if(!valid15){
for(let i6=_errs31; i6<errors; i6++){
vErrors[i6].question ??= "video-compatible-record";
}
valid14 = false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
const _errs34 = errors;
let valid16 = true;
if(this?.choices !== false){
if(valid16){
const _errs35 = errors;
const _errs36 = errors;
if(typeof data.seconds !== "string"){
const err10 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid17 = _errs36 === errors;
if(!valid17){
for(let i7=_errs35; i7<errors; i7++){
vErrors[i7].question ??= "video-compatible-record";
}
valid16 = false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
const _errs38 = errors;
let valid18 = true;
if(this?.choices !== false){
if(valid18){
const _errs39 = errors;
const _errs40 = errors;
if(typeof data.size !== "string"){
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid19 = _errs40 === errors;
if(!valid19){
for(let i8=_errs39; i8<errors; i8++){
vErrors[i8].question ??= "video-compatible-record";
}
valid18 = false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
const _errs42 = errors;
let valid20 = true;
if(this?.choices !== false){
if(valid20){
const _errs43 = errors;
const _errs44 = errors;
if(typeof data.quality !== "string"){
const err12 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/x-choice/video-compatible-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid21 = _errs44 === errors;
if(!valid21){
for(let i9=_errs43; i9<errors; i9++){
vErrors[i9].question ??= "video-compatible-record";
}
valid20 = false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remixed_from_video_id !== undefined){
let data12 = data.remixed_from_video_id;
const _errs46 = errors;
let valid22 = true;
if(this?.choices !== false){
if(valid22){
const _errs47 = errors;
const _errs48 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/remixed_from_video_id",schemaPath:"#/properties/remixed_from_video_id/x-choice/video-compatible-record/type",keyword:"type",params:{type: schemaVideoCreated.properties.remixed_from_video_id["x-choice"]["video-compatible-record"].type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid23 = _errs48 === errors;
if(!valid23){
for(let i10=_errs47; i10<errors; i10++){
vErrors[i10].question ??= "video-compatible-record";
}
valid22 = false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data13 = data.error;
const _errs50 = errors;
const _errs51 = errors;
let valid24 = false;
let passing0 = null;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.message === undefined) && (missing1 = "message")){
const err14 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data13.code !== undefined){
const _errs55 = errors;
let valid27 = true;
if(this?.choices !== false){
if(valid27){
const _errs56 = errors;
const _errs57 = errors;
if(typeof data13.code !== "string"){
const err15 = {instancePath:instancePath+"/error/code",schemaPath:"VideoFailure/properties/code/x-choice/video-native-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid28 = _errs57 === errors;
if(!valid28){
for(let i11=_errs56; i11<errors; i11++){
vErrors[i11].question ??= "video-native-record";
}
valid27 = false;
}
}
}
var valid26 = _errs55 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data13.message !== undefined){
const _errs59 = errors;
if(typeof data13.message !== "string"){
const err16 = {instancePath:instancePath+"/error/message",schemaPath:"VideoFailure/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid26 = _errs59 === errors;
}
else {
var valid26 = true;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid24 = true;
passing0 = 0;
}
const _errs61 = errors;
if(data13 !== null){
const err18 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs61 === errors;
if(_valid0 && valid24){
valid24 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid24 = true;
passing0 = 1;
}
}
if(!valid24){
const err19 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
checkVideoCreated.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
checkVideoCreated.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkVideoCreated.errors = vErrors;
return errors === 0;
}

function checkVideoErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
checkVideoErrorBody.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs4 = errors;
const _errs5 = errors;
if(typeof data.type !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/x-choice/video-error-body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs5 === errors;
if(!valid2){
for(let i0=_errs4; i0<errors; i0++){
vErrors[i0].question ??= "video-error-body";
}
valid1 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data2 = data.param;
const _errs7 = errors;
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs8 = errors;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/param",schemaPath:"#/properties/param/x-choice/video-error-body/type",keyword:"type",params:{type: schemaVideoErrorBody.properties.param["x-choice"]["video-error-body"].type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs9 === errors;
if(!valid4){
for(let i1=_errs8; i1<errors; i1++){
vErrors[i1].question ??= "video-error-body";
}
valid3 = false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs11 = errors;
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs12 = errors;
const _errs13 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/x-choice/video-error-body/type",keyword:"type",params:{type: schemaVideoErrorBody.properties.code["x-choice"]["video-error-body"].type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs13 === errors;
if(!valid6){
for(let i2=_errs12; i2<errors; i2++){
vErrors[i2].question ??= "video-error-body";
}
valid5 = false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data4 = data.error;
const _errs15 = errors;
let valid7 = true;
if(this?.choices !== false){
if(valid7){
const _errs16 = errors;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.message === undefined) && (missing1 = "message")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"VideoErrorDetail/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data4.message !== undefined){
const _errs20 = errors;
if(typeof data4.message !== "string"){
const err4 = {instancePath:instancePath+"/error/message",schemaPath:"VideoErrorDetail/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.type !== undefined){
const _errs22 = errors;
if(typeof data4.type !== "string"){
const err5 = {instancePath:instancePath+"/error/type",schemaPath:"VideoErrorDetail/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.param !== undefined){
let data7 = data4.param;
const _errs24 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/error/param",schemaPath:"VideoErrorDetail/properties/param/type",keyword:"type",params:{type: schemaVideoErrorDetail.properties.param.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid10 = _errs24 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.code !== undefined){
let data8 = data4.code;
const _errs26 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err7 = {instancePath:instancePath+"/error/code",schemaPath:"VideoErrorDetail/properties/code/type",keyword:"type",params:{type: schemaVideoErrorDetail.properties.code.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid10 = _errs26 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/error",schemaPath:"VideoErrorDetail/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid8 = _errs17 === errors;
if(!valid8){
for(let i3=_errs16; i3<errors; i3++){
vErrors[i3].question ??= "video-error-body";
}
valid7 = false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
checkVideoErrorBody.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkVideoErrorBody.errors = vErrors;
return errors === 0;
}

const patternVideoGenerationMetadata_0 = new RegExp("^\\d+:\\d+$", "u");
function checkVideoGenerationMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.negative_prompt !== undefined){
const _errs3 = errors;
if(typeof data.negative_prompt !== "string"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"#/properties/negative_prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cfg_scale !== undefined){
let data2 = data.cfg_scale;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/cfg_scale",schemaPath:"#/properties/cfg_scale/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.camera_control !== undefined){
const _errs7 = errors;
if(!(checkVideoCameraControl.call(this, data.camera_control, {instancePath:instancePath+"/camera_control",parentData:data,parentDataProperty:"camera_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkVideoCameraControl.errors : vErrors.concat(checkVideoCameraControl.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.req_key !== undefined){
const _errs8 = errors;
if(typeof data.req_key !== "string"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/req_key",schemaPath:"#/properties/req_key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aspect_ratio !== undefined){
let data5 = data.aspect_ratio;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!patternVideoGenerationMetadata_0.test(data5)){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/pattern",keyword:"pattern",params:{pattern: "^\\d+:\\d+$"}}];
return false;
}
}
else {
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data6 = data.duration;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_urls !== undefined){
let data7 = data.image_urls;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(typeof data7[i0] !== "string"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/image_urls/" + i0,schemaPath:"#/properties/image_urls/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/image_urls",schemaPath:"#/properties/image_urls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resolution !== undefined){
const _errs18 = errors;
if(typeof data.resolution !== "string"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movement_amplitude !== undefined){
const _errs20 = errors;
if(typeof data.movement_amplitude !== "string"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/movement_amplitude",schemaPath:"#/properties/movement_amplitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bgm !== undefined){
const _errs22 = errors;
if(typeof data.bgm !== "boolean"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/bgm",schemaPath:"#/properties/bgm/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_url !== undefined){
const _errs24 = errors;
if(typeof data.callback_url !== "string"){
checkVideoGenerationMetadata.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
checkVideoGenerationMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkVideoGenerationMetadata.errors = vErrors;
return errors === 0;
}

const patternVideoGenerationRequest_0 = new RegExp("^\\d+x\\d+$", "u");
function checkVideoGenerationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
checkVideoGenerationRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
checkVideoGenerationRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs3 = errors;
if(typeof data.prompt !== "string"){
checkVideoGenerationRequest.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs5 = errors;
if(typeof data.image !== "string"){
checkVideoGenerationRequest.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!patternVideoGenerationRequest_0.test(data3)){
checkVideoGenerationRequest.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^\\d+x\\d+$"}}];
return false;
}
}
else {
checkVideoGenerationRequest.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data4 = data.duration;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkVideoGenerationRequest.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs11 = errors;
if(!(checkVideoGenerationMetadata.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkVideoGenerationMetadata.errors : vErrors.concat(checkVideoGenerationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
checkVideoGenerationRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.prompt === undefined) && (missing1 = "prompt")){
const err0 = {instancePath,schemaPath:"#/x-choice/video-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "video-required-fields";
}
valid1 = false;
}
}
}
}
}
checkVideoGenerationRequest.errors = vErrors;
return errors === 0;
}

function checkVideoTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if("succeeded" !== data.status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
checkVideoTask.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
checkVideoTask.errors = [{instancePath:instancePath+"/url",schemaPath:"#/then/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if("failed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.error === undefined) && (missing1 = "error")){
checkVideoTask.errors = [{instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.error !== undefined){
let data3 = data.error;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
checkVideoTask.errors = [{instancePath:instancePath+"/error",schemaPath:"#/else/then/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
var _valid1 = _errs14 === errors;
valid3 = _valid1;
}
if(!valid3){
const err2 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkVideoTask.errors = vErrors;
return false;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkVideoTask.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.status === undefined) && (missing2 = "status")){
checkVideoTask.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.task_id !== undefined){
const _errs18 = errors;
if(typeof data.task_id !== "string"){
checkVideoTask.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.status !== undefined){
const _errs20 = errors;
if(typeof data.status !== "string"){
checkVideoTask.errors = [{instancePath:instancePath+"/status",schemaPath:"VideoStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.url !== undefined){
const _errs23 = errors;
if(typeof data.url !== "string"){
checkVideoTask.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.error !== undefined){
let data7 = data.error;
const _errs25 = errors;
const _errs26 = errors;
let valid8 = false;
let passing0 = null;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if((data7.message === undefined) && (missing3 = "message")){
const err4 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data7.code !== undefined){
const _errs30 = errors;
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs31 = errors;
const _errs32 = errors;
if(typeof data7.code !== "string"){
const err5 = {instancePath:instancePath+"/error/code",schemaPath:"VideoFailure/properties/code/x-choice/video-native-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid12 = _errs32 === errors;
if(!valid12){
for(let i0=_errs31; i0<errors; i0++){
vErrors[i0].question ??= "video-native-record";
}
valid11 = false;
}
}
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.message !== undefined){
const _errs34 = errors;
if(typeof data7.message !== "string"){
const err6 = {instancePath:instancePath+"/error/message",schemaPath:"VideoFailure/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
if(_valid2){
valid8 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs36 === errors;
if(_valid2 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err9 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
checkVideoTask.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.format !== undefined){
const _errs38 = errors;
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs39 = errors;
const _errs40 = errors;
if(typeof data.format !== "string"){
const err10 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/x-choice/video-native-record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid14 = _errs40 === errors;
if(!valid14){
for(let i1=_errs39; i1<errors; i1++){
vErrors[i1].question ??= "video-native-record";
}
valid13 = false;
}
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.metadata !== undefined){
let data11 = data.metadata;
const _errs42 = errors;
let valid16 = true;
if(this?.choices !== false){
if(valid16){
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.duration !== undefined){
let data12 = data11.duration;
const _errs47 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err11 = {instancePath:instancePath+"/metadata/duration",schemaPath:"VideoTaskMetadata/x-choice/video-native-record/properties/duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid18 = _errs47 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data11.fps !== undefined){
let data13 = data11.fps;
const _errs49 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err12 = {instancePath:instancePath+"/metadata/fps",schemaPath:"VideoTaskMetadata/x-choice/video-native-record/properties/fps/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid18 = _errs49 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data11.width !== undefined){
let data14 = data11.width;
const _errs51 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err13 = {instancePath:instancePath+"/metadata/width",schemaPath:"VideoTaskMetadata/x-choice/video-native-record/properties/width/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid18 = _errs51 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data11.height !== undefined){
let data15 = data11.height;
const _errs53 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err14 = {instancePath:instancePath+"/metadata/height",schemaPath:"VideoTaskMetadata/x-choice/video-native-record/properties/height/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid18 = _errs53 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data11.seed !== undefined){
let data16 = data11.seed;
const _errs55 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err15 = {instancePath:instancePath+"/metadata/seed",schemaPath:"VideoTaskMetadata/x-choice/video-native-record/properties/seed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid18 = _errs55 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"VideoTaskMetadata/x-choice/video-native-record/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid17 = _errs45 === errors;
if(!valid17){
for(let i2=_errs44; i2<errors; i2++){
vErrors[i2].question ??= "video-native-record";
}
valid16 = false;
}
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
checkVideoTask.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs57 = errors;
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.task_id === undefined) && (missing4 = "task_id")){
const err17 = {instancePath,schemaPath:"#/x-choice/video-native-record/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid20 = _errs58 === errors;
if(!valid20){
for(let i3=_errs57; i3<errors; i3++){
vErrors[i3].question ??= "video-native-record";
}
valid19 = false;
}
}
}
}
}
checkVideoTask.errors = vErrors;
return errors === 0;
}

function checkVideoTaskCreated(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
checkVideoTaskCreated.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.task_id !== undefined){
const _errs1 = errors;
if(typeof data.task_id !== "string"){
checkVideoTaskCreated.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs3 = errors;
if(typeof data.status !== "string"){
checkVideoTaskCreated.errors = [{instancePath:instancePath+"/status",schemaPath:"VideoStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
checkVideoTaskCreated.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkVideoTaskCreated.errors = vErrors;
return errors === 0;
}

function checkdownloadVideoHeader(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range !== undefined){
if(typeof data.range !== "string"){
checkdownloadVideoHeader.errors = [{instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
checkdownloadVideoHeader.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdownloadVideoHeader.errors = vErrors;
return errors === 0;
}

function checkdownloadVideoPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
checkdownloadVideoPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.task_id !== undefined){
if(typeof data.task_id !== "string"){
checkdownloadVideoPath.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkdownloadVideoPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdownloadVideoPath.errors = vErrors;
return errors === 0;
}

function checkgetVideoGenerationPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_id === undefined) && (missing0 = "task_id")){
checkgetVideoGenerationPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.task_id !== undefined){
if(typeof data.task_id !== "string"){
checkgetVideoGenerationPath.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkgetVideoGenerationPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetVideoGenerationPath.errors = vErrors;
return errors === 0;
}

function checkgetVideoPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkgetVideoPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
checkgetVideoPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkgetVideoPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetVideoPath.errors = vErrors;
return errors === 0;
}

const schemaVideo = {"type":"object","required":["status"],"x-choice":{"video-compatible-record":{"required":["id"]}},"properties":{"id":{"type":"string"},"object":{"x-choice":{"video-compatible-record":{"type":"string","const":"video"}}},"model":{"x-choice":{"video-compatible-record":{"type":"string"}}},"prompt":{"x-choice":{"video-compatible-record":{"type":["string","null"]}}},"status":{"$ref":"VideoStatus"},"progress":{"x-choice":{"video-compatible-record":{"type":"integer","minimum":0,"maximum":100}}},"created_at":{"x-choice":{"video-compatible-record":{"type":"integer"}}},"completed_at":{"x-choice":{"video-compatible-record":{"type":["integer","null"]}}},"expires_at":{"x-choice":{"video-compatible-record":{"type":["integer","null"]}}},"seconds":{"x-choice":{"video-compatible-record":{"type":"string"}}},"size":{"x-choice":{"video-compatible-record":{"type":"string"}}},"quality":{"x-choice":{"video-compatible-record":{"type":"string"}}},"url":{"x-choice":{"video-compatible-record":{"type":"string"}}},"remixed_from_video_id":{"x-choice":{"video-compatible-record":{"type":["string","null"]}}},"error":{"oneOf":[{"$ref":"VideoFailure"},{"type":"null"}]}},"if":{"properties":{"status":{"const":"failed"}},"additionalProperties":true},"then":{"required":["error"],"properties":{"error":{"type":"object"}},"additionalProperties":true},"$id":"Video"};
const schemaVideoCreated = {"type":"object","required":["id"],"properties":{"id":{"type":"string"},"object":{"x-choice":{"video-compatible-record":{"type":"string","const":"video"}}},"model":{"x-choice":{"video-compatible-record":{"type":"string"}}},"prompt":{"x-choice":{"video-compatible-record":{"type":["string","null"]}}},"status":{"$ref":"VideoStatus"},"progress":{"x-choice":{"video-compatible-record":{"type":"integer","minimum":0,"maximum":100}}},"created_at":{"x-choice":{"video-compatible-record":{"type":"integer"}}},"completed_at":{"x-choice":{"video-compatible-record":{"type":["integer","null"]}}},"expires_at":{"x-choice":{"video-compatible-record":{"type":["integer","null"]}}},"seconds":{"x-choice":{"video-compatible-record":{"type":"string"}}},"size":{"x-choice":{"video-compatible-record":{"type":"string"}}},"quality":{"x-choice":{"video-compatible-record":{"type":"string"}}},"remixed_from_video_id":{"x-choice":{"video-compatible-record":{"type":["string","null"]}}},"error":{"oneOf":[{"$ref":"VideoFailure"},{"type":"null"}]}},"$id":"VideoCreated"};
const schemaVideoErrorBody = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"x-choice":{"video-error-body":{"type":"string"}}},"param":{"x-choice":{"video-error-body":{"type":["string","null"]}}},"code":{"x-choice":{"video-error-body":{"type":["string","null"]}}},"error":{"x-choice":{"video-error-body":{"$ref":"VideoErrorDetail"}}}},"$id":"VideoErrorBody"};
const schemaVideoErrorDetail = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","null"]}},"$id":"VideoErrorDetail"};
