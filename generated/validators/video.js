// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
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
if(((data.id === undefined) && (missing1 = "id")) || ((data.status === undefined) && (missing1 = "status"))){
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
if(typeof data3 !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("video" !== data3){
checkVideo.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "video"}}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.model !== undefined){
const _errs13 = errors;
if(typeof data.model !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.prompt !== undefined){
let data5 = data.prompt;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
checkVideo.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schemaVideo.properties.prompt.type}}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.status !== undefined){
const _errs17 = errors;
if(typeof data.status !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/status",schemaPath:"VideoStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.progress !== undefined){
let data7 = data.progress;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkVideo.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
checkVideo.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
checkVideo.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkVideo.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.completed_at !== undefined){
let data9 = data.completed_at;
const _errs24 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
checkVideo.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schemaVideo.properties.completed_at.type}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.expires_at !== undefined){
let data10 = data.expires_at;
const _errs26 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
checkVideo.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schemaVideo.properties.expires_at.type}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.seconds !== undefined){
const _errs28 = errors;
if(typeof data.seconds !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.size !== undefined){
const _errs30 = errors;
if(typeof data.size !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.quality !== undefined){
const _errs32 = errors;
if(typeof data.quality !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.url !== undefined){
const _errs34 = errors;
if(typeof data.url !== "string"){
checkVideo.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.remixed_from_video_id !== undefined){
let data15 = data.remixed_from_video_id;
const _errs36 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
checkVideo.errors = [{instancePath:instancePath+"/remixed_from_video_id",schemaPath:"#/properties/remixed_from_video_id/type",keyword:"type",params:{type: schemaVideo.properties.remixed_from_video_id.type}}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.error !== undefined){
let data16 = data.error;
const _errs38 = errors;
const _errs39 = errors;
let valid5 = false;
let passing0 = null;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((data16.message === undefined) && (missing2 = "message")){
const err2 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data16.code !== undefined){
const _errs43 = errors;
if(typeof data16.code !== "string"){
const err3 = {instancePath:instancePath+"/error/code",schemaPath:"VideoFailure/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.message !== undefined){
const _errs45 = errors;
if(typeof data16.message !== "string"){
const err4 = {instancePath:instancePath+"/error/message",schemaPath:"VideoFailure/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs45 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs40 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs47 = errors;
if(data16 !== null){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs47 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
checkVideo.errors = vErrors;
return false;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs38 === errors;
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

const patternVideoCreateRequest_0 = new RegExp("^\\d+(\\.\\d+)?$", "u");
const patternVideoCreateRequest_1 = new RegExp("^\\d+x\\d+$", "u");
function checkVideoCreateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
checkVideoCreateRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
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
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}}];
return false;
}
}
else {
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!patternVideoCreateRequest_1.test(data3)){
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^\\d+x\\d+$"}}];
return false;
}
}
else {
checkVideoCreateRequest.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
checkVideoCreateRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(typeof data1 !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("video" !== data1){
checkVideoCreated.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "video"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs5 = errors;
if(typeof data.model !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data3 = data.prompt;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
checkVideoCreated.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schemaVideoCreated.properties.prompt.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(typeof data.status !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/status",schemaPath:"VideoStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data5 = data.progress;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkVideoCreated.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
checkVideoCreated.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
checkVideoCreated.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkVideoCreated.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data7 = data.completed_at;
const _errs16 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
checkVideoCreated.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schemaVideoCreated.properties.completed_at.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs18 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
checkVideoCreated.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schemaVideoCreated.properties.expires_at.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
const _errs20 = errors;
if(typeof data.seconds !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
const _errs22 = errors;
if(typeof data.size !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
const _errs24 = errors;
if(typeof data.quality !== "string"){
checkVideoCreated.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remixed_from_video_id !== undefined){
let data12 = data.remixed_from_video_id;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
checkVideoCreated.errors = [{instancePath:instancePath+"/remixed_from_video_id",schemaPath:"#/properties/remixed_from_video_id/type",keyword:"type",params:{type: schemaVideoCreated.properties.remixed_from_video_id.type}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data13 = data.error;
const _errs28 = errors;
const _errs29 = errors;
let valid2 = false;
let passing0 = null;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.message === undefined) && (missing1 = "message")){
const err0 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data13.code !== undefined){
const _errs33 = errors;
if(typeof data13.code !== "string"){
const err1 = {instancePath:instancePath+"/error/code",schemaPath:"VideoFailure/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.message !== undefined){
const _errs35 = errors;
if(typeof data13.message !== "string"){
const err2 = {instancePath:instancePath+"/error/message",schemaPath:"VideoFailure/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"VideoFailure/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs30 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs37 = errors;
if(data13 !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
checkVideoCreated.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
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
if(typeof data.type !== "string"){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data2 = data.param;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schemaVideoErrorBody.properties.param.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schemaVideoErrorBody.properties.code.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data4 = data.error;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.message === undefined) && (missing1 = "message")){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"VideoErrorDetail/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.message !== undefined){
const _errs12 = errors;
if(typeof data4.message !== "string"){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/error/message",schemaPath:"VideoErrorDetail/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.type !== undefined){
const _errs14 = errors;
if(typeof data4.type !== "string"){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/error/type",schemaPath:"VideoErrorDetail/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.param !== undefined){
let data7 = data4.param;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/error/param",schemaPath:"VideoErrorDetail/properties/param/type",keyword:"type",params:{type: schemaVideoErrorDetail.properties.param.type}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.code !== undefined){
let data8 = data4.code;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
checkVideoErrorBody.errors = [{instancePath:instancePath+"/error/code",schemaPath:"VideoErrorDetail/properties/code/type",keyword:"type",params:{type: schemaVideoErrorDetail.properties.code.type}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
checkVideoErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"VideoErrorDetail/type",keyword:"type",params:{type: "object"}}];
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
if(((data.model === undefined) && (missing0 = "model")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
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
if(((data.task_id === undefined) && (missing2 = "task_id")) || ((data.status === undefined) && (missing2 = "status"))){
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
if(typeof data7.code !== "string"){
const err5 = {instancePath:instancePath+"/error/code",schemaPath:"VideoFailure/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.message !== undefined){
const _errs32 = errors;
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
var valid10 = _errs32 === errors;
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
const _errs34 = errors;
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
var _valid2 = _errs34 === errors;
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
const _errs36 = errors;
if(typeof data.format !== "string"){
checkVideoTask.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.metadata !== undefined){
let data11 = data.metadata;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.duration !== undefined){
let data12 = data11.duration;
const _errs41 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
checkVideoTask.errors = [{instancePath:instancePath+"/metadata/duration",schemaPath:"VideoTaskMetadata/properties/duration/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid12 = _errs41 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data11.fps !== undefined){
let data13 = data11.fps;
const _errs43 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
checkVideoTask.errors = [{instancePath:instancePath+"/metadata/fps",schemaPath:"VideoTaskMetadata/properties/fps/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid12 = _errs43 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data11.width !== undefined){
let data14 = data11.width;
const _errs45 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkVideoTask.errors = [{instancePath:instancePath+"/metadata/width",schemaPath:"VideoTaskMetadata/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid12 = _errs45 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data11.height !== undefined){
let data15 = data11.height;
const _errs47 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
checkVideoTask.errors = [{instancePath:instancePath+"/metadata/height",schemaPath:"VideoTaskMetadata/properties/height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid12 = _errs47 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data11.seed !== undefined){
let data16 = data11.seed;
const _errs49 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
checkVideoTask.errors = [{instancePath:instancePath+"/metadata/seed",schemaPath:"VideoTaskMetadata/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid12 = _errs49 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
else {
checkVideoTask.errors = [{instancePath:instancePath+"/metadata",schemaPath:"VideoTaskMetadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs38 === errors;
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

const schemaVideo = {"type":"object","required":["id","status"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"video"},"model":{"type":"string"},"prompt":{"type":["string","null"]},"status":{"$ref":"VideoStatus"},"progress":{"type":"integer","minimum":0,"maximum":100},"created_at":{"type":"integer"},"completed_at":{"type":["integer","null"]},"expires_at":{"type":["integer","null"]},"seconds":{"type":"string"},"size":{"type":"string"},"quality":{"type":"string"},"url":{"type":"string"},"remixed_from_video_id":{"type":["string","null"]},"error":{"oneOf":[{"$ref":"VideoFailure"},{"type":"null"}]}},"if":{"properties":{"status":{"const":"failed"}},"additionalProperties":true},"then":{"required":["error"],"properties":{"error":{"type":"object"}},"additionalProperties":true},"$id":"Video"};
const schemaVideoCreated = {"type":"object","required":["id"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"video"},"model":{"type":"string"},"prompt":{"type":["string","null"]},"status":{"$ref":"VideoStatus"},"progress":{"type":"integer","minimum":0,"maximum":100},"created_at":{"type":"integer"},"completed_at":{"type":["integer","null"]},"expires_at":{"type":["integer","null"]},"seconds":{"type":"string"},"size":{"type":"string"},"quality":{"type":"string"},"remixed_from_video_id":{"type":["string","null"]},"error":{"oneOf":[{"$ref":"VideoFailure"},{"type":"null"}]}},"$id":"VideoCreated"};
const schemaVideoErrorBody = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","null"]},"error":{"$ref":"VideoErrorDetail"}},"$id":"VideoErrorBody"};
const schemaVideoErrorDetail = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","null"]}},"$id":"VideoErrorDetail"};
