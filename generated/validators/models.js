// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export { checkModelErrorBody as ModelErrorBody };
export { checkModelList as ModelList };
function checkModelErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkModelErrorBody.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.message === undefined) && (missing1 = "message")) || ((data0.type === undefined) && (missing1 = "type"))) || ((data0.param === undefined) && (missing1 = "param"))) || ((data0.code === undefined) && (missing1 = "code"))){
checkModelErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"ModelError/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.message !== undefined){
const _errs4 = errors;
if(typeof data0.message !== "string"){
checkModelErrorBody.errors = [{instancePath:instancePath+"/error/message",schemaPath:"ModelError/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.type !== undefined){
const _errs6 = errors;
if(typeof data0.type !== "string"){
checkModelErrorBody.errors = [{instancePath:instancePath+"/error/type",schemaPath:"ModelError/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.param !== undefined){
let data3 = data0.param;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
checkModelErrorBody.errors = [{instancePath:instancePath+"/error/param",schemaPath:"ModelError/properties/param/type",keyword:"type",params:{type: schemaModelError.properties.param.type}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.code !== undefined){
let data4 = data0.code;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
checkModelErrorBody.errors = [{instancePath:instancePath+"/error/code",schemaPath:"ModelError/properties/code/type",keyword:"type",params:{type: schemaModelError.properties.code.type}}];
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
}
}
else {
checkModelErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"ModelError/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
checkModelErrorBody.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkModelErrorBody.errors = vErrors;
return errors === 0;
}

function checkModelList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.object === undefined) && (missing0 = "object")) || ((data.data === undefined) && (missing0 = "data"))){
checkModelList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.object !== undefined){
let data0 = data.object;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkModelList.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("list" !== data0){
checkModelList.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.id === undefined) && (missing1 = "id")) || ((data2.object === undefined) && (missing1 = "object"))) || ((data2.created === undefined) && (missing1 = "created"))) || ((data2.owned_by === undefined) && (missing1 = "owned_by"))){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"Model/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.id !== undefined){
const _errs8 = errors;
if(typeof data2.id !== "string"){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"Model/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.object !== undefined){
let data4 = data2.object;
const _errs10 = errors;
if(typeof data4 !== "string"){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"Model/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("model" !== data4){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"Model/properties/object/const",keyword:"const",params:{allowedValue: "model"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.created !== undefined){
let data5 = data2.created;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"Model/properties/created/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999999999 || isNaN(data5)){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"Model/properties/created/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999}}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.owned_by !== undefined){
const _errs14 = errors;
if(typeof data2.owned_by !== "string"){
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0+"/owned_by",schemaPath:"Model/properties/owned_by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
checkModelList.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"Model/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
checkModelList.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
}
else {
checkModelList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkModelList.errors = vErrors;
return errors === 0;
}

const schemaModelError = {"type":"object","required":["message","type","param","code"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","null"]}},"$id":"ModelError"};
