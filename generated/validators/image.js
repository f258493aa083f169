// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { isDataUrl } from '../../runtime/validation/data-url.ts';
import { shorterThan } from '../../runtime/validation/string-length.ts';
export { checkImageActionRequest as ImageActionRequest };
export { checkImageBlendRequest as ImageBlendRequest };
export { checkImageDescribeRequest as ImageDescribeRequest };
export { checkImageError as ImageError };
export { checkImageFaceSwapRequest as ImageFaceSwapRequest };
export { checkImageImagineRequest as ImageImagineRequest };
export { checkImageListRequest as ImageListRequest };
export { checkImageModalRequest as ImageModalRequest };
export { checkImageSeedResult as ImageSeedResult };
export { checkImageSubmitResult as ImageSubmitResult };
export { checkImageTask as ImageTask };
export { checkImageUploadRequest as ImageUploadRequest };
export { checkImageUploadResult as ImageUploadResult };
export { checkgetImageSeedPath as getImageSeedPath };
export { checkgetImageTaskPath as getImageTaskPath };
export { checklistImageTasksReply200 as listImageTasksReply200 };
function checkImageAccountFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channelId !== undefined){
const _errs1 = errors;
if(typeof data.channelId !== "string"){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/channelId",schemaPath:"#/properties/channelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instanceId !== undefined){
const _errs3 = errors;
if(typeof data.instanceId !== "string"){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modes !== undefined){
let data2 = data.modes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/modes/" + i0,schemaPath:"ImageSpeedMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "RELAX") || (data3 === "FAST")) || (data3 === "TURBO"))){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/modes/" + i0,schemaPath:"ImageSpeedMode/enum",keyword:"enum",params:{allowedValues: schemaImageSpeedMode.enum}}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
checkImageAccountFilter.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remark !== undefined){
const _errs10 = errors;
if(typeof data.remark !== "string"){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remix !== undefined){
const _errs12 = errors;
if(typeof data.remix !== "boolean"){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/remix",schemaPath:"#/properties/remix/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remixAutoConsidered !== undefined){
const _errs14 = errors;
if(typeof data.remixAutoConsidered !== "boolean"){
checkImageAccountFilter.errors = [{instancePath:instancePath+"/remixAutoConsidered",schemaPath:"#/properties/remixAutoConsidered/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
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
checkImageAccountFilter.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageAccountFilter.errors = vErrors;
return errors === 0;
}

const patternImageActionRequest_0 = new RegExp("^[^:]+(:[^:]+)*::JOB::[^:]+(:[^:]+)*::[^:]+(:[^:]+)*::.+$", "u");
const patternImageActionRequest_1 = new RegExp("^[^:]+::JOB::[^:]+::[0-9]+::[^:]+$", "u");
function checkImageActionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.customId === undefined) && (missing0 = "customId")) || ((data.taskId === undefined) && (missing0 = "taskId"))){
checkImageActionRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.chooseSameChannel !== undefined){
const _errs1 = errors;
if(typeof data.chooseSameChannel !== "boolean"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/chooseSameChannel",schemaPath:"#/properties/chooseSameChannel/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customId !== undefined){
let data1 = data.customId;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!patternImageActionRequest_0.test(data1)){
checkImageActionRequest.errors = [{instancePath:instancePath+"/customId",schemaPath:"ImageCustomId/pattern",keyword:"pattern",params:{pattern: "^[^:]+(:[^:]+)*::JOB::[^:]+(:[^:]+)*::[^:]+(:[^:]+)*::.+$"}}];
return false;
}
}
else {
checkImageActionRequest.errors = [{instancePath:instancePath+"/customId",schemaPath:"ImageCustomId/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs4){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!patternImageActionRequest_1.test(data1)){
const err0 = {instancePath:instancePath+"/customId",schemaPath:"ImageCustomId/x-choice/image-custom-id/pattern",keyword:"pattern",params:{pattern: "^[^:]+::JOB::[^:]+::[0-9]+::[^:]+$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs7 === errors;
if(!valid3){
for(let i0=_errs6; i0<errors; i0++){
vErrors[i0].question ??= "image-custom-id";
}
valid2 = false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
const _errs8 = errors;
if(typeof data.taskId !== "string"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFilter !== undefined){
const _errs10 = errors;
if(!(checkImageAccountFilter.call(this, data.accountFilter, {instancePath:instancePath+"/accountFilter",parentData:data,parentDataProperty:"accountFilter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageAccountFilter.errors : vErrors.concat(checkImageAccountFilter.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyHook !== undefined){
const _errs11 = errors;
if(typeof data.notifyHook !== "string"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/notifyHook",schemaPath:"ImageNotifyHook/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs14 = errors;
if(typeof data.state !== "string"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/state",schemaPath:"ImageTrackingState/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
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
checkImageActionRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageActionRequest.errors = vErrors;
return errors === 0;
}

const patternImageBlendRequest_0 = new RegExp("^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,", "u");
function checkImageBlendRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.base64Array === undefined) && (missing0 = "base64Array")){
checkImageBlendRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.botType !== undefined){
let data0 = data.botType;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/botType",schemaPath:"ImageBotType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "BOT_PRIMARY") || (data0 === "BOT_SECONDARY"))){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/botType",schemaPath:"ImageBotType/enum",keyword:"enum",params:{allowedValues: schemaImageBotType.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base64Array !== undefined){
let data1 = data.base64Array;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 5){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data1.length < 2){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data2, rule0)){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageBlendRequest_0.test(data2)){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageBlendRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
checkImageBlendRequest.errors = [{instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dimensions !== undefined){
let data3 = data.dimensions;
const _errs9 = errors;
if(typeof data3 !== "string"){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"ImageDimensions/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "PORTRAIT") || (data3 === "SQUARE")) || (data3 === "LANDSCAPE"))){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"ImageDimensions/enum",keyword:"enum",params:{allowedValues: schemaImageDimensions.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFilter !== undefined){
const _errs12 = errors;
if(!(checkImageAccountFilter.call(this, data.accountFilter, {instancePath:instancePath+"/accountFilter",parentData:data,parentDataProperty:"accountFilter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageAccountFilter.errors : vErrors.concat(checkImageAccountFilter.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyHook !== undefined){
const _errs13 = errors;
if(typeof data.notifyHook !== "string"){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/notifyHook",schemaPath:"ImageNotifyHook/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs16 = errors;
if(typeof data.state !== "string"){
checkImageBlendRequest.errors = [{instancePath:instancePath+"/state",schemaPath:"ImageTrackingState/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
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
checkImageBlendRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageBlendRequest.errors = vErrors;
return errors === 0;
}

const patternImageDescribeRequest_0 = new RegExp("^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,", "u");
function checkImageDescribeRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.base64 === undefined) && (missing0 = "base64")){
checkImageDescribeRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.botType !== undefined){
let data0 = data.botType;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/botType",schemaPath:"ImageBotType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "BOT_PRIMARY") || (data0 === "BOT_SECONDARY"))){
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/botType",schemaPath:"ImageBotType/enum",keyword:"enum",params:{allowedValues: schemaImageBotType.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base64 !== undefined){
let data1 = data.base64;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data1, rule0)){
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/base64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageDescribeRequest_0.test(data1)){
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/base64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/base64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFilter !== undefined){
const _errs7 = errors;
if(!(checkImageAccountFilter.call(this, data.accountFilter, {instancePath:instancePath+"/accountFilter",parentData:data,parentDataProperty:"accountFilter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageAccountFilter.errors : vErrors.concat(checkImageAccountFilter.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyHook !== undefined){
const _errs8 = errors;
if(typeof data.notifyHook !== "string"){
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/notifyHook",schemaPath:"ImageNotifyHook/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs11 = errors;
if(typeof data.state !== "string"){
checkImageDescribeRequest.errors = [{instancePath:instancePath+"/state",schemaPath:"ImageTrackingState/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
checkImageDescribeRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageDescribeRequest.errors = vErrors;
return errors === 0;
}

function checkImageError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.result === undefined) && (missing0 = "result"))){
checkImageError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkImageError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
checkImageError.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs5 = errors;
if(data.result !== null){
checkImageError.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkImageError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.code === undefined) && (missing1 = "code")){
const err0 = {instancePath,schemaPath:"#/x-choice/image-http-codes/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.code !== undefined){
let data3 = data.code;
if(!((((data3 === 21) || (data3 === 23)) || (data3 === 24)) || (data3 === 25))){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/x-choice/image-http-codes/properties/code/enum",keyword:"enum",params:{allowedValues: schemaImageError["x-choice"]["image-http-codes"].properties.code.enum}};
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
}
var valid2 = _errs8 === errors;
if(!valid2){
for(let i0=_errs7; i0<errors; i0++){
vErrors[i0].question ??= "image-http-codes";
}
valid1 = false;
}
}
}
}
}
checkImageError.errors = vErrors;
return errors === 0;
}

const patternImageFaceSwapRequest_0 = new RegExp("^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,", "u");
function checkImageFaceSwapRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sourceBase64 === undefined) && (missing0 = "sourceBase64")) || ((data.targetBase64 === undefined) && (missing0 = "targetBase64"))){
checkImageFaceSwapRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sourceBase64 !== undefined){
let data0 = data.sourceBase64;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/sourceBase64",schemaPath:"#/properties/sourceBase64/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs1){
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data0, rule0)){
const err0 = {instancePath:instancePath+"/sourceBase64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!patternImageFaceSwapRequest_0.test(data0)){
const err1 = {instancePath:instancePath+"/sourceBase64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}};
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
else {
const err2 = {instancePath:instancePath+"/sourceBase64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs4 === errors;
if(!valid2){
for(let i0=_errs3; i0<errors; i0++){
vErrors[i0].question ??= "image-data-urls";
}
valid1 = false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetBase64 !== undefined){
let data1 = data.targetBase64;
const _errs7 = errors;
if(typeof data1 !== "string"){
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/targetBase64",schemaPath:"#/properties/targetBase64/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs7){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
const rule1 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data1, rule1)){
const err3 = {instancePath:instancePath+"/targetBase64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!patternImageFaceSwapRequest_0.test(data1)){
const err4 = {instancePath:instancePath+"/targetBase64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/targetBase64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid5 = _errs10 === errors;
if(!valid5){
for(let i1=_errs9; i1<errors; i1++){
vErrors[i1].question ??= "image-data-urls";
}
valid4 = false;
}
}
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
else {
checkImageFaceSwapRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageFaceSwapRequest.errors = vErrors;
return errors === 0;
}

const patternImageImagineRequest_0 = new RegExp("^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,", "u");
function checkImageImagineRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
checkImageImagineRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.botType !== undefined){
let data0 = data.botType;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/botType",schemaPath:"ImageBotType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "BOT_PRIMARY") || (data0 === "BOT_SECONDARY"))){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/botType",schemaPath:"ImageBotType/enum",keyword:"enum",params:{allowedValues: schemaImageBotType.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if(typeof data1 !== "string"){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs4){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/x-choice/image-required-text/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs7 === errors;
if(!valid3){
for(let i0=_errs6; i0<errors; i0++){
vErrors[i0].question ??= "image-required-text";
}
valid2 = false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base64Array !== undefined){
let data2 = data.base64Array;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i1=0; i1<len0; i1++){
let data3 = data2[i1];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data3, rule0)){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array/" + i1,schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageImagineRequest_0.test(data3)){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array/" + i1,schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array/" + i1,schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/type",keyword:"type",params:{type: "array"}}];
return false;
}
if(errors === _errs8){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs13 = errors;
const _errs14 = errors;
if(Array.isArray(data2)){
if(data2.length > 100){
const err1 = {instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/x-choice/image-number-of-images/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid7 = _errs14 === errors;
if(!valid7){
for(let i2=_errs13; i2<errors; i2++){
vErrors[i2].question ??= "image-number-of-images";
}
valid6 = false;
}
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFilter !== undefined){
const _errs15 = errors;
if(!(checkImageAccountFilter.call(this, data.accountFilter, {instancePath:instancePath+"/accountFilter",parentData:data,parentDataProperty:"accountFilter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageAccountFilter.errors : vErrors.concat(checkImageAccountFilter.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyHook !== undefined){
const _errs16 = errors;
if(typeof data.notifyHook !== "string"){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/notifyHook",schemaPath:"ImageNotifyHook/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs19 = errors;
if(typeof data.state !== "string"){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/state",schemaPath:"ImageTrackingState/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
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
checkImageImagineRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageImagineRequest.errors = vErrors;
return errors === 0;
}

function checkImageListRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ids === undefined) && (missing0 = "ids")){
checkImageListRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ids !== undefined){
let data0 = data.ids;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
checkImageListRequest.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkImageListRequest.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkImageListRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageListRequest.errors = vErrors;
return errors === 0;
}

const patternImageModalRequest_0 = new RegExp("^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,", "u");
function checkImageModalRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.taskId === undefined) && (missing0 = "taskId")){
checkImageModalRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.taskId !== undefined){
const _errs1 = errors;
if(typeof data.taskId !== "string"){
checkImageModalRequest.errors = [{instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: "string"}}];
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
checkImageModalRequest.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maskBase64 !== undefined){
let data2 = data.maskBase64;
const _errs5 = errors;
if(typeof data2 !== "string"){
checkImageModalRequest.errors = [{instancePath:instancePath+"/maskBase64",schemaPath:"#/properties/maskBase64/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs5){
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data2, rule0)){
const err0 = {instancePath:instancePath+"/maskBase64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!patternImageModalRequest_0.test(data2)){
const err1 = {instancePath:instancePath+"/maskBase64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}};
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
else {
const err2 = {instancePath:instancePath+"/maskBase64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
for(let i0=_errs7; i0<errors; i0++){
vErrors[i0].question ??= "image-data-urls";
}
valid1 = false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkImageModalRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageModalRequest.errors = vErrors;
return errors === 0;
}

function checkImageRefusal(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))){
checkImageRefusal.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkImageRefusal.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageRefusedCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data0 === 21) || (data0 === 23)) || (data0 === 24)) || (data0 === 25))){
checkImageRefusal.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageRefusedCode/enum",keyword:"enum",params:{allowedValues: schemaImageRefusedCode.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
checkImageRefusal.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
checkImageRefusal.errors = [{instancePath:instancePath+"/properties",schemaPath:"ImageExtensions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs9 = errors;
if(((typeof data3 !== "string") && (!(Array.isArray(data3)))) && (data3 !== null)){
checkImageRefusal.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schemaImageRefusal.properties.result.type}}];
return false;
}
if(errors === _errs9){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs11 = errors;
const _errs12 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/x-choice/image-result-types/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid4 = _errs12 === errors;
if(!valid4){
for(let i0=_errs11; i0<errors; i0++){
vErrors[i0].question ??= "image-result-types";
}
valid3 = false;
}
}
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
else {
checkImageRefusal.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.properties === undefined) && (missing1 = "properties")){
const err1 = {instancePath,schemaPath:"#/x-choice/image-properties/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid6 = _errs15 === errors;
if(!valid6){
for(let i1=_errs14; i1<errors; i1++){
vErrors[i1].question ??= "image-properties";
}
valid5 = false;
}
}
if(valid5){
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.result === undefined) && (missing2 = "result")){
const err2 = {instancePath,schemaPath:"#/x-choice/image-result-types/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid7 = _errs17 === errors;
if(!valid7){
for(let i2=_errs16; i2<errors; i2++){
vErrors[i2].question ??= "image-result-types";
}
valid5 = false;
}
}
}
}
}
checkImageRefusal.errors = vErrors;
return errors === 0;
}

function checkImageSeedAccepted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.result === undefined) && (missing0 = "result"))){
checkImageSeedAccepted.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkImageSeedAccepted.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageAcceptedCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((data0 === 1) || (data0 === 22))){
checkImageSeedAccepted.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageAcceptedCode/enum",keyword:"enum",params:{allowedValues: schemaImageAcceptedCode.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
checkImageSeedAccepted.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
checkImageSeedAccepted.errors = [{instancePath:instancePath+"/properties",schemaPath:"ImageExtensions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs9 = errors;
if(typeof data.result !== "string"){
checkImageSeedAccepted.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
checkImageSeedAccepted.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.properties === undefined) && (missing1 = "properties")){
const err0 = {instancePath,schemaPath:"#/x-choice/image-properties/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs12 === errors;
if(!valid4){
for(let i0=_errs11; i0<errors; i0++){
vErrors[i0].question ??= "image-properties";
}
valid3 = false;
}
}
}
}
}
checkImageSeedAccepted.errors = vErrors;
return errors === 0;
}

function checkImageSeedResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(checkImageSeedAccepted.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageSeedAccepted.errors : vErrors.concat(checkImageSeedAccepted.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(checkImageRefusal.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageRefusal.errors : vErrors.concat(checkImageRefusal.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
checkImageSeedResult.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
checkImageSeedResult.errors = vErrors;
return errors === 0;
}

function checkImageSubmitAccepted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.result === undefined) && (missing0 = "result"))){
checkImageSubmitAccepted.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkImageSubmitAccepted.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageAcceptedCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((data0 === 1) || (data0 === 22))){
checkImageSubmitAccepted.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageAcceptedCode/enum",keyword:"enum",params:{allowedValues: schemaImageAcceptedCode.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
checkImageSubmitAccepted.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
checkImageSubmitAccepted.errors = [{instancePath:instancePath+"/properties",schemaPath:"ImageExtensions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs9 = errors;
if(typeof data.result !== "string"){
checkImageSubmitAccepted.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
checkImageSubmitAccepted.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.properties === undefined) && (missing1 = "properties")){
const err0 = {instancePath,schemaPath:"#/x-choice/image-properties/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs12 === errors;
if(!valid4){
for(let i0=_errs11; i0<errors; i0++){
vErrors[i0].question ??= "image-properties";
}
valid3 = false;
}
}
}
}
}
checkImageSubmitAccepted.errors = vErrors;
return errors === 0;
}

function checkImageSubmitResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(checkImageSubmitAccepted.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageSubmitAccepted.errors : vErrors.concat(checkImageSubmitAccepted.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(checkImageRefusal.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageRefusal.errors : vErrors.concat(checkImageRefusal.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
checkImageSubmitResult.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
checkImageSubmitResult.errors = vErrors;
return errors === 0;
}

function checkImageTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if("SUCCESS" !== data.status){
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
if(((data.startTime === undefined) && (missing0 = "startTime")) || ((data.finishTime === undefined) && (missing0 = "finishTime"))){
checkImageTask.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.startTime !== undefined){
let data1 = data.startTime;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkImageTask.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/then/properties/startTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.finishTime !== undefined){
let data2 = data.finishTime;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkImageTask.errors = [{instancePath:instancePath+"/finishTime",schemaPath:"#/then/properties/finishTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid3 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if("FAILURE" !== data.status){
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
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.failReason === undefined) && (missing1 = "failReason")){
checkImageTask.errors = [{instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.failReason !== undefined){
if(typeof data.failReason !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/else/then/properties/failReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var _valid1 = _errs16 === errors;
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
checkImageTask.errors = vErrors;
return false;
}
var _valid0 = _errs11 === errors;
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
checkImageTask.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((((data.id === undefined) && (missing2 = "id")) || ((data.action === undefined) && (missing2 = "action"))) || ((data.status === undefined) && (missing2 = "status"))) || ((data.buttons === undefined) && (missing2 = "buttons"))) || ((data.description === undefined) && (missing2 = "description"))) || ((data.progress === undefined) && (missing2 = "progress"))) || ((data.submitTime === undefined) && (missing2 = "submitTime"))){
checkImageTask.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.id !== undefined){
const _errs20 = errors;
if(typeof data.id !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.action !== undefined){
let data6 = data.action;
const _errs22 = errors;
if(typeof data6 !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/action",schemaPath:"ImageTaskAction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data6 === "IMAGINE") || (data6 === "UPSCALE")) || (data6 === "VARIATION")) || (data6 === "ZOOM")) || (data6 === "PAN")) || (data6 === "DESCRIBE")) || (data6 === "BLEND")) || (data6 === "SHORTEN")) || (data6 === "SWAP_FACE"))){
checkImageTask.errors = [{instancePath:instancePath+"/action",schemaPath:"ImageTaskAction/enum",keyword:"enum",params:{allowedValues: schemaImageTaskAction.enum}}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.status !== undefined){
let data7 = data.status;
const _errs25 = errors;
if(typeof data7 !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data7 === "NOT_START") || (data7 === "SUBMITTED")) || (data7 === "MODAL")) || (data7 === "IN_PROGRESS")) || (data7 === "FAILURE")) || (data7 === "SUCCESS")) || (data7 === "CANCEL"))){
checkImageTask.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaImageTask.properties.status.enum}}];
return false;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.buttons !== undefined){
let data8 = data.buttons;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data8)){
var valid8 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((((((data9.customId === undefined) && (missing3 = "customId")) || ((data9.emoji === undefined) && (missing3 = "emoji"))) || ((data9.label === undefined) && (missing3 = "label"))) || ((data9.style === undefined) && (missing3 = "style"))) || ((data9.type === undefined) && (missing3 = "type"))){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0,schemaPath:"ImageButton/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data9.customId !== undefined){
const _errs32 = errors;
if(typeof data9.customId !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/customId",schemaPath:"ImageButton/properties/customId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.emoji !== undefined){
const _errs34 = errors;
if(typeof data9.emoji !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/emoji",schemaPath:"ImageButton/properties/emoji/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.label !== undefined){
const _errs36 = errors;
if(typeof data9.label !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/label",schemaPath:"ImageButton/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.style !== undefined){
let data13 = data9.style;
const _errs38 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/style",schemaPath:"ImageButton/properties/style/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.type !== undefined){
let data14 = data9.type;
const _errs40 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/type",schemaPath:"ImageButton/properties/type/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid10 = _errs40 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
else {
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0,schemaPath:"ImageButton/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
checkImageTask.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.description !== undefined){
const _errs42 = errors;
if(typeof data.description !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.failReason !== undefined){
let data16 = data.failReason;
const _errs44 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/type",keyword:"type",params:{type: schemaImageTask.properties.failReason.type}}];
return false;
}
if(errors === _errs44){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs46 = errors;
const _errs47 = errors;
if(typeof data16 !== "string"){
const err4 = {instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/x-choice/image-record-fields/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid12 = _errs47 === errors;
if(!valid12){
for(let i1=_errs46; i1<errors; i1++){
vErrors[i1].question ??= "image-record-fields";
}
valid11 = false;
}
}
}
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.imageUrl !== undefined){
let data17 = data.imageUrl;
const _errs49 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: schemaImageTask.properties.imageUrl.type}}];
return false;
}
if(errors === _errs49){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs51 = errors;
const _errs52 = errors;
if(typeof data17 !== "string"){
const err5 = {instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/x-choice/image-record-fields/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid14 = _errs52 === errors;
if(!valid14){
for(let i2=_errs51; i2<errors; i2++){
vErrors[i2].question ??= "image-record-fields";
}
valid13 = false;
}
}
}
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.progress !== undefined){
const _errs54 = errors;
if(typeof data.progress !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs54 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.prompt !== undefined){
let data19 = data.prompt;
const _errs56 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schemaImageTask.properties.prompt.type}}];
return false;
}
if(errors === _errs56){
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs58 = errors;
const _errs59 = errors;
if(typeof data19 !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/x-choice/image-record-fields/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid16 = _errs59 === errors;
if(!valid16){
for(let i3=_errs58; i3<errors; i3++){
vErrors[i3].question ??= "image-record-fields";
}
valid15 = false;
}
}
}
}
var valid6 = _errs56 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.promptEn !== undefined){
let data20 = data.promptEn;
const _errs61 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/promptEn",schemaPath:"#/properties/promptEn/type",keyword:"type",params:{type: schemaImageTask.properties.promptEn.type}}];
return false;
}
if(errors === _errs61){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs63 = errors;
const _errs64 = errors;
if(typeof data20 !== "string"){
const err7 = {instancePath:instancePath+"/promptEn",schemaPath:"#/properties/promptEn/x-choice/image-record-fields/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid18 = _errs64 === errors;
if(!valid18){
for(let i4=_errs63; i4<errors; i4++){
vErrors[i4].question ??= "image-record-fields";
}
valid17 = false;
}
}
}
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.properties !== undefined){
let data21 = data.properties;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.finalPrompt !== undefined){
const _errs69 = errors;
let valid21 = true;
if(this?.choices !== false){
if(valid21){
const _errs70 = errors;
const _errs71 = errors;
if(typeof data21.finalPrompt !== "string"){
const err8 = {instancePath:instancePath+"/properties/finalPrompt",schemaPath:"ImageTaskProperties/properties/finalPrompt/x-choice/image-properties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid22 = _errs71 === errors;
if(!valid22){
for(let i5=_errs70; i5<errors; i5++){
vErrors[i5].question ??= "image-properties";
}
valid21 = false;
}
}
}
var valid20 = _errs69 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data21.instanceId !== undefined){
const _errs73 = errors;
let valid23 = true;
if(this?.choices !== false){
if(valid23){
const _errs74 = errors;
const _errs75 = errors;
if(typeof data21.instanceId !== "string"){
const err9 = {instancePath:instancePath+"/properties/instanceId",schemaPath:"ImageTaskProperties/properties/instanceId/x-choice/image-properties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid24 = _errs75 === errors;
if(!valid24){
for(let i6=_errs74; i6<errors; i6++){
vErrors[i6].question ??= "image-properties";
}
valid23 = false;
}
}
}
var valid20 = _errs73 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data21.channelId !== undefined){
const _errs77 = errors;
let valid25 = true;
if(this?.choices !== false){
if(valid25){
const _errs78 = errors;
const _errs79 = errors;
if(typeof data21.channelId !== "string"){
const err10 = {instancePath:instancePath+"/properties/channelId",schemaPath:"ImageTaskProperties/properties/channelId/x-choice/image-properties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid26 = _errs79 === errors;
if(!valid26){
for(let i7=_errs78; i7<errors; i7++){
vErrors[i7].question ??= "image-properties";
}
valid25 = false;
}
}
}
var valid20 = _errs77 === errors;
}
else {
var valid20 = true;
}
}
}
}
else {
checkImageTask.errors = [{instancePath:instancePath+"/properties",schemaPath:"ImageTaskProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs66 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.state !== undefined){
let data25 = data.state;
const _errs81 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: schemaImageTask.properties.state.type}}];
return false;
}
if(errors === _errs81){
let valid27 = true;
if(this?.choices !== false){
if(valid27){
const _errs83 = errors;
const _errs84 = errors;
if(typeof data25 !== "string"){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/x-choice/image-record-fields/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid28 = _errs84 === errors;
if(!valid28){
for(let i8=_errs83; i8<errors; i8++){
vErrors[i8].question ??= "image-record-fields";
}
valid27 = false;
}
}
}
}
var valid6 = _errs81 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.submitTime !== undefined){
let data26 = data.submitTime;
const _errs86 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
checkImageTask.errors = [{instancePath:instancePath+"/submitTime",schemaPath:"#/properties/submitTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs86 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.startTime !== undefined){
let data27 = data.startTime;
const _errs88 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: schemaImageTask.properties.startTime.type}}];
return false;
}
if(errors === _errs88){
let valid29 = true;
if(this?.choices !== false){
if(valid29){
const _errs90 = errors;
const _errs91 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err12 = {instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/x-choice/image-record-fields/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid30 = _errs91 === errors;
if(!valid30){
for(let i9=_errs90; i9<errors; i9++){
vErrors[i9].question ??= "image-record-fields";
}
valid29 = false;
}
}
}
}
var valid6 = _errs88 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.finishTime !== undefined){
let data28 = data.finishTime;
const _errs93 = errors;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
checkImageTask.errors = [{instancePath:instancePath+"/finishTime",schemaPath:"#/properties/finishTime/type",keyword:"type",params:{type: schemaImageTask.properties.finishTime.type}}];
return false;
}
if(errors === _errs93){
let valid31 = true;
if(this?.choices !== false){
if(valid31){
const _errs95 = errors;
const _errs96 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err13 = {instancePath:instancePath+"/finishTime",schemaPath:"#/properties/finishTime/x-choice/image-record-fields/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid32 = _errs96 === errors;
if(!valid32){
for(let i10=_errs95; i10<errors; i10++){
vErrors[i10].question ??= "image-record-fields";
}
valid31 = false;
}
}
}
}
var valid6 = _errs93 === errors;
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
checkImageTask.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid33 = true;
if(this?.choices !== false){
if(valid33){
const _errs98 = errors;
const _errs99 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((((((data.failReason === undefined) && (missing4 = "failReason")) || ((data.imageUrl === undefined) && (missing4 = "imageUrl"))) || ((data.prompt === undefined) && (missing4 = "prompt"))) || ((data.promptEn === undefined) && (missing4 = "promptEn"))) || ((data.state === undefined) && (missing4 = "state"))) || ((data.startTime === undefined) && (missing4 = "startTime"))) || ((data.finishTime === undefined) && (missing4 = "finishTime"))){
const err14 = {instancePath,schemaPath:"#/x-choice/image-record-fields/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid34 = _errs99 === errors;
if(!valid34){
for(let i11=_errs98; i11<errors; i11++){
vErrors[i11].question ??= "image-record-fields";
}
valid33 = false;
}
}
if(valid33){
const _errs100 = errors;
const _errs101 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.properties === undefined) && (missing5 = "properties")){
const err15 = {instancePath,schemaPath:"#/x-choice/image-properties/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid35 = _errs101 === errors;
if(!valid35){
for(let i12=_errs100; i12<errors; i12++){
vErrors[i12].question ??= "image-properties";
}
valid33 = false;
}
}
}
}
}
checkImageTask.errors = vErrors;
return errors === 0;
}

function checkImageUploadAccepted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.result === undefined) && (missing0 = "result"))){
checkImageUploadAccepted.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkImageUploadAccepted.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageAcceptedCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((data0 === 1) || (data0 === 22))){
checkImageUploadAccepted.errors = [{instancePath:instancePath+"/code",schemaPath:"ImageAcceptedCode/enum",keyword:"enum",params:{allowedValues: schemaImageAcceptedCode.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
checkImageUploadAccepted.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
checkImageUploadAccepted.errors = [{instancePath:instancePath+"/properties",schemaPath:"ImageExtensions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data3[i0] !== "string"){
checkImageUploadAccepted.errors = [{instancePath:instancePath+"/result/" + i0,schemaPath:"#/properties/result/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
checkImageUploadAccepted.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
else {
checkImageUploadAccepted.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.properties === undefined) && (missing1 = "properties")){
const err0 = {instancePath,schemaPath:"#/x-choice/image-properties/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid5 = _errs14 === errors;
if(!valid5){
for(let i1=_errs13; i1<errors; i1++){
vErrors[i1].question ??= "image-properties";
}
valid4 = false;
}
}
}
}
}
checkImageUploadAccepted.errors = vErrors;
return errors === 0;
}

const patternImageUploadRequest_0 = new RegExp("^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,", "u");
function checkImageUploadRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.base64Array === undefined) && (missing0 = "base64Array")){
checkImageUploadRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.base64Array !== undefined){
let data0 = data.base64Array;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data1, rule0)){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageUploadRequest_0.test(data1)){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageUploadRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkImageUploadRequest.errors = [{instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/type",keyword:"type",params:{type: "array"}}];
return false;
}
if(errors === _errs1){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs6 = errors;
const _errs7 = errors;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/x-choice/image-number-of-images/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs7 === errors;
if(!valid4){
for(let i1=_errs6; i1<errors; i1++){
vErrors[i1].question ??= "image-number-of-images";
}
valid3 = false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filter !== undefined){
let data2 = data.filter;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.channelId !== undefined){
const _errs11 = errors;
if(typeof data2.channelId !== "string"){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter/channelId",schemaPath:"ImageUploadFilter/properties/channelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs11 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.instanceId !== undefined){
const _errs13 = errors;
if(typeof data2.instanceId !== "string"){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter/instanceId",schemaPath:"ImageUploadFilter/properties/instanceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.remark !== undefined){
const _errs15 = errors;
if(typeof data2.remark !== "string"){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter/remark",schemaPath:"ImageUploadFilter/properties/remark/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter",schemaPath:"ImageUploadFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
checkImageUploadRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkImageUploadRequest.errors = vErrors;
return errors === 0;
}

function checkImageUploadResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(checkImageUploadAccepted.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageUploadAccepted.errors : vErrors.concat(checkImageUploadAccepted.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(checkImageRefusal.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageRefusal.errors : vErrors.concat(checkImageRefusal.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
checkImageUploadResult.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
checkImageUploadResult.errors = vErrors;
return errors === 0;
}

function checkgetImageSeedPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkgetImageSeedPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
checkgetImageSeedPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkgetImageSeedPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetImageSeedPath.errors = vErrors;
return errors === 0;
}

function checkgetImageTaskPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkgetImageTaskPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
checkgetImageTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkgetImageTaskPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetImageTaskPath.errors = vErrors;
return errors === 0;
}

function checklistImageTasksReply200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(checkImageTask.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageTask.errors : vErrors.concat(checkImageTask.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
checklistImageTasksReply200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
checklistImageTasksReply200.errors = vErrors;
return errors === 0;
}

const schemaImageAcceptedCode = {"type":"integer","enum":[1,22],"$id":"ImageAcceptedCode"};
const schemaImageBotType = {"type":"string","enum":["BOT_PRIMARY","BOT_SECONDARY"],"$id":"ImageBotType"};
const schemaImageDimensions = {"type":"string","enum":["PORTRAIT","SQUARE","LANDSCAPE"],"$id":"ImageDimensions"};
const schemaImageError = {"type":"object","required":["code","description","result"],"x-choice":{"image-http-codes":{"required":["code"],"properties":{"code":{"enum":[21,23,24,25]}}}},"properties":{"code":{"type":"integer"},"description":{"type":"string"},"result":{"type":"null"}},"$id":"ImageError"};
const schemaImageRefusal = {"type":"object","required":["code","description"],"x-choice":{"image-properties":{"required":["properties"]},"image-result-types":{"required":["result"]}},"properties":{"code":{"$ref":"ImageRefusedCode"},"description":{"type":"string"},"properties":{"$ref":"ImageExtensions"},"result":{"type":["string","array","null"],"x-choice":{"image-result-types":{"type":"null"}}}},"$id":"ImageRefusal"};
const schemaImageRefusedCode = {"type":"integer","enum":[21,23,24,25],"$id":"ImageRefusedCode"};
const schemaImageSpeedMode = {"type":"string","enum":["RELAX","FAST","TURBO"],"$id":"ImageSpeedMode"};
const schemaImageTask = {"type":"object","required":["id","action","status","buttons","description","progress","submitTime"],"x-choice":{"image-record-fields":{"required":["failReason","imageUrl","prompt","promptEn","state","startTime","finishTime"]},"image-properties":{"required":["properties"]}},"properties":{"id":{"type":"string"},"action":{"$ref":"ImageTaskAction"},"status":{"type":"string","enum":["NOT_START","SUBMITTED","MODAL","IN_PROGRESS","FAILURE","SUCCESS","CANCEL"]},"buttons":{"type":"array","items":{"$ref":"ImageButton"}},"description":{"type":"string"},"failReason":{"type":["string","null"],"x-choice":{"image-record-fields":{"type":"string"}}},"imageUrl":{"type":["string","null"],"x-choice":{"image-record-fields":{"type":"string"}}},"progress":{"type":"string"},"prompt":{"type":["string","null"],"x-choice":{"image-record-fields":{"type":"string"}}},"promptEn":{"type":["string","null"],"x-choice":{"image-record-fields":{"type":"string"}}},"properties":{"$ref":"ImageTaskProperties"},"state":{"type":["string","null"],"x-choice":{"image-record-fields":{"type":"string"}}},"submitTime":{"type":"integer"},"startTime":{"type":["integer","null"],"x-choice":{"image-record-fields":{"type":"integer"}}},"finishTime":{"type":["integer","null"],"x-choice":{"image-record-fields":{"type":"integer"}}}},"if":{"properties":{"status":{"const":"SUCCESS"}},"additionalProperties":true},"then":{"required":["startTime","finishTime"],"properties":{"startTime":{"type":"integer"},"finishTime":{"type":"integer"}},"additionalProperties":true},"else":{"if":{"properties":{"status":{"const":"FAILURE"}},"additionalProperties":true},"then":{"required":["failReason"],"properties":{"failReason":{"type":"string"}},"additionalProperties":true}},"$id":"ImageTask"};
const schemaImageTaskAction = {"type":"string","enum":["IMAGINE","UPSCALE","VARIATION","ZOOM","PAN","DESCRIBE","BLEND","SHORTEN","SWAP_FACE"],"$id":"ImageTaskAction"};
