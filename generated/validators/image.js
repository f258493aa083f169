// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import { isDataUrl } from '../../server-stub/core/validation/data-url.ts';
import { shorterThan } from '../../server-stub/core/validation/string-length.ts';
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

const patternImageActionRequest_0 = new RegExp("^[^:]+::JOB::[^:]+::[0-9]+::[^:]+$", "u");
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
checkImageActionRequest.errors = [{instancePath:instancePath+"/customId",schemaPath:"ImageCustomId/pattern",keyword:"pattern",params:{pattern: "^[^:]+::JOB::[^:]+::[0-9]+::[^:]+$"}}];
return false;
}
}
else {
checkImageActionRequest.errors = [{instancePath:instancePath+"/customId",schemaPath:"ImageCustomId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
const _errs6 = errors;
if(typeof data.taskId !== "string"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFilter !== undefined){
const _errs8 = errors;
if(!(checkImageAccountFilter.call(this, data.accountFilter, {instancePath:instancePath+"/accountFilter",parentData:data,parentDataProperty:"accountFilter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageAccountFilter.errors : vErrors.concat(checkImageAccountFilter.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyHook !== undefined){
const _errs9 = errors;
if(typeof data.notifyHook !== "string"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/notifyHook",schemaPath:"ImageNotifyHook/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs12 = errors;
if(typeof data.state !== "string"){
checkImageActionRequest.errors = [{instancePath:instancePath+"/state",schemaPath:"ImageTrackingState/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
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
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data0, rule0)){
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/sourceBase64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageFaceSwapRequest_0.test(data0)){
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/sourceBase64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/sourceBase64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
const rule1 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data1, rule1)){
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/targetBase64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule1}];
return false;
}
else {
if(!patternImageFaceSwapRequest_0.test(data1)){
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/targetBase64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageFaceSwapRequest.errors = [{instancePath:instancePath+"/targetBase64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
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
if(errors === _errs4){
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkImageImagineRequest.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data3, rule0)){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageImagineRequest_0.test(data3)){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array/" + i0,schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
checkImageImagineRequest.errors = [{instancePath:instancePath+"/base64Array",schemaPath:"#/properties/base64Array/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFilter !== undefined){
const _errs11 = errors;
if(!(checkImageAccountFilter.call(this, data.accountFilter, {instancePath:instancePath+"/accountFilter",parentData:data,parentDataProperty:"accountFilter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkImageAccountFilter.errors : vErrors.concat(checkImageAccountFilter.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyHook !== undefined){
const _errs12 = errors;
if(typeof data.notifyHook !== "string"){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/notifyHook",schemaPath:"ImageNotifyHook/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs15 = errors;
if(typeof data.state !== "string"){
checkImageImagineRequest.errors = [{instancePath:instancePath+"/state",schemaPath:"ImageTrackingState/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
const rule0 = {types: ["image/jpeg","image/png","image/gif","image/webp"], maxBytes: 4194304};
if(!isDataUrl(data2, rule0)){
checkImageModalRequest.errors = [{instancePath:instancePath+"/maskBase64",schemaPath:"ImageDataUrl/x-data-url",keyword:"x-data-url",params:rule0}];
return false;
}
else {
if(!patternImageModalRequest_0.test(data2)){
checkImageModalRequest.errors = [{instancePath:instancePath+"/maskBase64",schemaPath:"ImageDataUrl/pattern",keyword:"pattern",params:{pattern: "^[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/([Jj][Pp][Ee][Gg]|[Jj][Pp][Gg]|[Pp][Nn][Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp])(;[^,;]+)*;[Bb][Aa][Ss][Ee]64,"}}];
return false;
}
}
}
else {
checkImageModalRequest.errors = [{instancePath:instancePath+"/maskBase64",schemaPath:"ImageDataUrl/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.result === undefined) && (missing0 = "result"))){
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
const _errs9 = errors;
if(data.result !== null){
checkImageRefusal.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
checkImageRefusal.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.result === undefined) && (missing0 = "result"))){
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
if(((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.result === undefined) && (missing0 = "result"))){
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.action === undefined) && (missing0 = "action"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.buttons === undefined) && (missing0 = "buttons"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.failReason === undefined) && (missing0 = "failReason"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.promptEn === undefined) && (missing0 = "promptEn"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.submitTime === undefined) && (missing0 = "submitTime"))) || ((data.startTime === undefined) && (missing0 = "startTime"))) || ((data.finishTime === undefined) && (missing0 = "finishTime"))){
checkImageTask.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data1 = data.action;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/action",schemaPath:"ImageTaskAction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data1 === "IMAGINE") || (data1 === "UPSCALE")) || (data1 === "VARIATION")) || (data1 === "ZOOM")) || (data1 === "PAN")) || (data1 === "DESCRIBE")) || (data1 === "BLEND")) || (data1 === "SHORTEN")) || (data1 === "SWAP_FACE"))){
checkImageTask.errors = [{instancePath:instancePath+"/action",schemaPath:"ImageTaskAction/enum",keyword:"enum",params:{allowedValues: schemaImageTaskAction.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data2 === "NOT_START") || (data2 === "SUBMITTED")) || (data2 === "MODAL")) || (data2 === "IN_PROGRESS")) || (data2 === "FAILURE")) || (data2 === "SUCCESS")) || (data2 === "CANCEL"))){
checkImageTask.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaImageTask.properties.status.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data3 = data.buttons;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((data4.customId === undefined) && (missing1 = "customId")) || ((data4.emoji === undefined) && (missing1 = "emoji"))) || ((data4.label === undefined) && (missing1 = "label"))) || ((data4.style === undefined) && (missing1 = "style"))) || ((data4.type === undefined) && (missing1 = "type"))){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0,schemaPath:"ImageButton/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.customId !== undefined){
const _errs13 = errors;
if(typeof data4.customId !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/customId",schemaPath:"ImageButton/properties/customId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.emoji !== undefined){
const _errs15 = errors;
if(typeof data4.emoji !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/emoji",schemaPath:"ImageButton/properties/emoji/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.label !== undefined){
const _errs17 = errors;
if(typeof data4.label !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/label",schemaPath:"ImageButton/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.style !== undefined){
let data8 = data4.style;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/style",schemaPath:"ImageButton/properties/style/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.type !== undefined){
let data9 = data4.type;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkImageTask.errors = [{instancePath:instancePath+"/buttons/" + i0+"/type",schemaPath:"ImageButton/properties/type/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
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
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
checkImageTask.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs23 = errors;
if(typeof data.description !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failReason !== undefined){
const _errs25 = errors;
if(typeof data.failReason !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageUrl !== undefined){
const _errs27 = errors;
if(typeof data.imageUrl !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs29 = errors;
if(typeof data.progress !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs31 = errors;
if(typeof data.prompt !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptEn !== undefined){
const _errs33 = errors;
if(typeof data.promptEn !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/promptEn",schemaPath:"#/properties/promptEn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data16 = data.properties;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.finalPrompt !== undefined){
const _errs38 = errors;
if(typeof data16.finalPrompt !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/properties/finalPrompt",schemaPath:"ImageTaskProperties/properties/finalPrompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.instanceId !== undefined){
const _errs40 = errors;
if(typeof data16.instanceId !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/properties/instanceId",schemaPath:"ImageTaskProperties/properties/instanceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.channelId !== undefined){
const _errs42 = errors;
if(typeof data16.channelId !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/properties/channelId",schemaPath:"ImageTaskProperties/properties/channelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
checkImageTask.errors = [{instancePath:instancePath+"/properties",schemaPath:"ImageTaskProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs44 = errors;
if(typeof data.state !== "string"){
checkImageTask.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitTime !== undefined){
let data21 = data.submitTime;
const _errs46 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
checkImageTask.errors = [{instancePath:instancePath+"/submitTime",schemaPath:"#/properties/submitTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
checkImageTask.errors = [{instancePath:instancePath+"/submitTime",schemaPath:"#/properties/submitTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startTime !== undefined){
let data22 = data.startTime;
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
checkImageTask.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
checkImageTask.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishTime !== undefined){
let data23 = data.finishTime;
const _errs50 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
checkImageTask.errors = [{instancePath:instancePath+"/finishTime",schemaPath:"#/properties/finishTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
checkImageTask.errors = [{instancePath:instancePath+"/finishTime",schemaPath:"#/properties/finishTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
}
else {
checkImageTask.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((((data.code === undefined) && (missing0 = "code")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.result === undefined) && (missing0 = "result"))){
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
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filter !== undefined){
let data2 = data.filter;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.channelId !== undefined){
const _errs9 = errors;
if(typeof data2.channelId !== "string"){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter/channelId",schemaPath:"ImageUploadFilter/properties/channelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.instanceId !== undefined){
const _errs11 = errors;
if(typeof data2.instanceId !== "string"){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter/instanceId",schemaPath:"ImageUploadFilter/properties/instanceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.remark !== undefined){
const _errs13 = errors;
if(typeof data2.remark !== "string"){
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter/remark",schemaPath:"ImageUploadFilter/properties/remark/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkImageUploadRequest.errors = [{instancePath:instancePath+"/filter",schemaPath:"ImageUploadFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
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
const schemaImageRefusedCode = {"type":"integer","enum":[21,23,24,25],"$id":"ImageRefusedCode"};
const schemaImageSpeedMode = {"type":"string","enum":["RELAX","FAST","TURBO"],"$id":"ImageSpeedMode"};
const schemaImageTask = {"type":"object","required":["id","action","status","buttons","description","failReason","imageUrl","progress","prompt","promptEn","properties","state","submitTime","startTime","finishTime"],"properties":{"id":{"type":"string"},"action":{"$ref":"ImageTaskAction"},"status":{"type":"string","enum":["NOT_START","SUBMITTED","MODAL","IN_PROGRESS","FAILURE","SUCCESS","CANCEL"]},"buttons":{"type":"array","items":{"$ref":"ImageButton"}},"description":{"type":"string"},"failReason":{"type":"string"},"imageUrl":{"type":"string"},"progress":{"type":"string"},"prompt":{"type":"string"},"promptEn":{"type":"string"},"properties":{"$ref":"ImageTaskProperties"},"state":{"type":"string"},"submitTime":{"type":"integer","minimum":0},"startTime":{"type":"integer","minimum":0},"finishTime":{"type":"integer","minimum":0}},"$id":"ImageTask"};
const schemaImageTaskAction = {"type":"string","enum":["IMAGINE","UPSCALE","VARIATION","ZOOM","PAN","DESCRIBE","BLEND","SHORTEN","SWAP_FACE"],"$id":"ImageTaskAction"};
