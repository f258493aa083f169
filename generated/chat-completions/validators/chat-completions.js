// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { longerThan } from '../../../runtime/validation/string-length.ts';
export { checkChatChunk as ChatChunk };
export { checkChatCompletion as ChatCompletion };
export { checkChatErrorBody as ChatErrorBody };
export { checkChatFinishChunk as ChatFinishChunk };
export { checkChatStreamError as ChatStreamError };
export { checkChatUsageChunk as ChatUsageChunk };
export { checkCreateChatCompletionRequest as CreateChatCompletionRequest };
function checkChatAllowedChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.allowed_tools === undefined) && (missing0 = "allowed_tools"))){
checkChatAllowedChoice.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("allowed_tools" !== data0){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "allowed_tools"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data1 = data.allowed_tools;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.mode === undefined) && (missing1 = "mode")) || ((data1.tools === undefined) && (missing1 = "tools"))){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.mode !== undefined){
let data2 = data1.mode;
const _errs5 = errors;
if(typeof data2 !== "string"){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/properties/allowed_tools/properties/mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "auto") || (data2 === "required"))){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/properties/allowed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues: schemaChatAllowedChoice.properties.allowed_tools.properties.mode.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tools !== undefined){
let data3 = data1.tools;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.type === undefined) && (missing2 = "type")) || ((data4.function === undefined) && (missing2 = "function"))){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"ChatNamedChoice/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
const _errs12 = errors;
if(typeof data5 !== "string"){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/type",schemaPath:"ChatNamedChoice/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data5){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/type",schemaPath:"ChatNamedChoice/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.function !== undefined){
let data6 = data4.function;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.name === undefined) && (missing3 = "name")){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function",schemaPath:"ChatNamedChoice/properties/function/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function/name",schemaPath:"ChatNamedChoice/properties/function/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function",schemaPath:"ChatNamedChoice/properties/function/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"ChatNamedChoice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
checkChatAllowedChoice.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: "object"}}];
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
checkChatAllowedChoice.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatAllowedChoice.errors = vErrors;
return errors === 0;
}

function checkChatAssistantMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
checkChatAssistantMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatAssistantMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("assistant" !== data0){
checkChatAssistantMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(checkChatAssistantPart.call(this, data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatAssistantPart.errors : vErrors.concat(checkChatAssistantPart.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkChatAssistantMessage.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs12 = errors;
if(typeof data.name !== "string"){
checkChatAssistantMessage.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data4 = data.refusal;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
checkChatAssistantMessage.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schemaChatAssistantMessage.properties.refusal.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data5 = data.tool_calls;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(checkChatToolCall.call(this, data5[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatToolCall.errors : vErrors.concat(checkChatToolCall.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
checkChatAssistantMessage.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
else {
checkChatAssistantMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatAssistantMessage.errors = vErrors;
return errors === 0;
}

function checkChatAssistantPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkChatAssistantPart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "text") || (data0 === "refusal"))){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaChatAssistantPart.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
checkChatAssistantPart.errors = [{instancePath,schemaPath:"ChatTextPart/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatTextPart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatTextPart/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.text !== undefined){
const _errs8 = errors;
if(typeof data.text !== "string"){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/text",schemaPath:"ChatTextPart/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkChatAssistantPart.errors = [{instancePath,schemaPath:"ChatTextPart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "refusal"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.refusal === undefined) && (missing2 = "refusal"))){
checkChatAssistantPart.errors = [{instancePath,schemaPath:"ChatRefusalPart/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatRefusalPart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("refusal" !== data3){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatRefusalPart/properties/type/const",keyword:"const",params:{allowedValue: "refusal"}}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.refusal !== undefined){
const _errs15 = errors;
if(typeof data.refusal !== "string"){
checkChatAssistantPart.errors = [{instancePath:instancePath+"/refusal",schemaPath:"ChatRefusalPart/properties/refusal/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
checkChatAssistantPart.errors = [{instancePath,schemaPath:"ChatRefusalPart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkChatAssistantPart.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkChatAssistantPart.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkChatAssistantPart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatAssistantPart.errors = vErrors;
return errors === 0;
}

function checkChatChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
checkChatChoice.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkChatChoice.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
checkChatChoice.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(checkChatReplyMessage.call(this, data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatReplyMessage.errors : vErrors.concat(checkChatReplyMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data2 = data.logprobs;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(checkChatLogprobs.call(this, data2, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatLogprobs.errors : vErrors.concat(checkChatLogprobs.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
checkChatChoice.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data3 = data.finish_reason;
const _errs9 = errors;
if(typeof data3 !== "string"){
checkChatChoice.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"ChatFinishReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data3 === "stop") || (data3 === "length")) || (data3 === "tool_calls")) || (data3 === "content_filter")) || (data3 === "function_call"))){
checkChatChoice.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"ChatFinishReason/enum",keyword:"enum",params:{allowedValues: schemaChatFinishReason.enum}}];
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
checkChatChoice.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.logprobs === undefined) && (missing1 = "logprobs")){
const err2 = {instancePath,schemaPath:"#/x-choice/chat-completions-null-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "chat-completions-null-fields";
}
valid3 = false;
}
}
}
}
}
checkChatChoice.errors = vErrors;
return errors === 0;
}

function checkChatChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
checkChatChunk.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkChatChunk.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkChatChunk.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("chat.completion.chunk" !== data1){
checkChatChunk.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion.chunk"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkChatChunk.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
checkChatChunk.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
checkChatChunk.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(checkChatChunkChoice.call(this, data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatChunkChoice.errors : vErrors.concat(checkChatChunkChoice.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkChatChunk.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs12 = errors;
if(data.usage !== null){
checkChatChunk.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data7 = data.service_tier;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
checkChatChunk.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaChatChunk.properties.service_tier.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data8 = data.system_fingerprint;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
checkChatChunk.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schemaChatChunk.properties.system_fingerprint.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs18 = errors;
if(typeof data.obfuscation !== "string"){
checkChatChunk.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
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
else {
checkChatChunk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatChunk.errors = vErrors;
return errors === 0;
}

function checkChatChunkChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.delta === undefined) && (missing0 = "delta"))){
checkChatChunkChoice.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkChatChunkChoice.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
checkChatChunkChoice.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs3 = errors;
if(!(checkChatDelta.call(this, data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatDelta.errors : vErrors.concat(checkChatDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data2 = data.logprobs;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(checkChatLogprobs.call(this, data2, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatLogprobs.errors : vErrors.concat(checkChatLogprobs.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
checkChatChunkChoice.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs9 = errors;
if(data.finish_reason !== null){
checkChatChunkChoice.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/properties/finish_reason/type",keyword:"type",params:{type: "null"}}];
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
checkChatChunkChoice.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatChunkChoice.errors = vErrors;
return errors === 0;
}

function checkChatCompletion(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
checkChatCompletion.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkChatCompletion.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkChatCompletion.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("chat.completion" !== data1){
checkChatCompletion.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
checkChatCompletion.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
checkChatCompletion.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(checkChatChoice.call(this, data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatChoice.errors : vErrors.concat(checkChatChoice.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkChatCompletion.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.completion_tokens === undefined) && (missing1 = "completion_tokens"))) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage",schemaPath:"ChatUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"ChatUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"ChatUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.completion_tokens !== undefined){
let data8 = data6.completion_tokens;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"ChatUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"ChatUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.total_tokens !== undefined){
let data9 = data6.total_tokens;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"ChatUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"ChatUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.prompt_tokens_details !== undefined){
let data10 = data6.prompt_tokens_details;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"ChatUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schemaChatUsage.properties.prompt_tokens_details.type}}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.audio_tokens !== undefined){
let data12 = data10.audio_tokens;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.completion_tokens_details !== undefined){
let data13 = data6.completion_tokens_details;
const _errs27 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"ChatUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schemaChatUsage.properties.completion_tokens_details.type}}];
return false;
}
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.reasoning_tokens !== undefined){
let data14 = data13.reasoning_tokens;
const _errs29 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.audio_tokens !== undefined){
let data15 = data13.audio_tokens;
const _errs31 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.accepted_prediction_tokens !== undefined){
let data16 = data13.accepted_prediction_tokens;
const _errs33 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.rejected_prediction_tokens !== undefined){
let data17 = data13.rejected_prediction_tokens;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
checkChatCompletion.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var valid3 = _errs27 === errors;
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
else {
checkChatCompletion.errors = [{instancePath:instancePath+"/usage",schemaPath:"ChatUsage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data18 = data.service_tier;
const _errs37 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
checkChatCompletion.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaChatCompletion.properties.service_tier.type}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data19 = data.system_fingerprint;
const _errs39 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
checkChatCompletion.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schemaChatCompletion.properties.system_fingerprint.type}}];
return false;
}
var valid0 = _errs39 === errors;
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
else {
checkChatCompletion.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatCompletion.errors = vErrors;
return errors === 0;
}

function checkChatContentPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkChatContentPart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((data0 === "text") || (data0 === "image_url")) || (data0 === "input_audio")) || (data0 === "file"))){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaChatContentPart.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatTextPart/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatTextPart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatTextPart/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.text !== undefined){
const _errs8 = errors;
if(typeof data.text !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/text",schemaPath:"ChatTextPart/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatTextPart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "image_url"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.image_url === undefined) && (missing2 = "image_url"))){
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatImagePart/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatImagePart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("image_url" !== data3){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatImagePart/properties/type/const",keyword:"const",params:{allowedValue: "image_url"}}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.image_url !== undefined){
let data4 = data.image_url;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.url === undefined) && (missing3 = "url")){
checkChatContentPart.errors = [{instancePath:instancePath+"/image_url",schemaPath:"ChatImagePart/properties/image_url/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data4.url !== undefined){
const _errs17 = errors;
if(typeof data4.url !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/image_url/url",schemaPath:"ChatImagePart/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.detail !== undefined){
const _errs19 = errors;
if(typeof data4.detail !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/image_url/detail",schemaPath:"ChatImagePart/properties/image_url/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs19 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath:instancePath+"/image_url",schemaPath:"ChatImagePart/properties/image_url/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatImagePart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "input_audio"){
const _errs22 = errors;
if(errors === _errs22){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.input_audio === undefined) && (missing4 = "input_audio"))){
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatAudioPart/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs24 = errors;
if(typeof data7 !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatAudioPart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("input_audio" !== data7){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatAudioPart/properties/type/const",keyword:"const",params:{allowedValue: "input_audio"}}];
return false;
}
var valid11 = _errs24 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.input_audio !== undefined){
let data8 = data.input_audio;
const _errs26 = errors;
if(errors === _errs26){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing5;
if(((data8.data === undefined) && (missing5 = "data")) || ((data8.format === undefined) && (missing5 = "format"))){
checkChatContentPart.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"ChatAudioPart/properties/input_audio/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data8.data !== undefined){
const _errs28 = errors;
if(typeof data8.data !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"ChatAudioPart/properties/input_audio/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs28 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data8.format !== undefined){
let data10 = data8.format;
const _errs30 = errors;
if(typeof data10 !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/input_audio/format",schemaPath:"ChatAudioPart/properties/input_audio/properties/format/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data10 === "wav") || (data10 === "mp3"))){
checkChatContentPart.errors = [{instancePath:instancePath+"/input_audio/format",schemaPath:"ChatAudioPart/properties/input_audio/properties/format/enum",keyword:"enum",params:{allowedValues: schemaChatAudioPart.properties.input_audio.properties.format.enum}}];
return false;
}
var valid12 = _errs30 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"ChatAudioPart/properties/input_audio/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs26 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatAudioPart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "file"){
const _errs33 = errors;
if(errors === _errs33){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.type === undefined) && (missing6 = "type")) || ((data.file === undefined) && (missing6 = "file"))){
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatFilePart/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data.type !== undefined){
let data11 = data.type;
const _errs35 = errors;
if(typeof data11 !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatFilePart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file" !== data11){
checkChatContentPart.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatFilePart/properties/type/const",keyword:"const",params:{allowedValue: "file"}}];
return false;
}
var valid15 = _errs35 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.file !== undefined){
let data12 = data.file;
const _errs37 = errors;
if(errors === _errs37){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.file_data !== undefined){
const _errs39 = errors;
if(typeof data12.file_data !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/file/file_data",schemaPath:"ChatFilePart/properties/file/properties/file_data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs39 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data12.file_id !== undefined){
const _errs41 = errors;
if(typeof data12.file_id !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/file/file_id",schemaPath:"ChatFilePart/properties/file/properties/file_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs41 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data12.filename !== undefined){
const _errs43 = errors;
if(typeof data12.filename !== "string"){
checkChatContentPart.errors = [{instancePath:instancePath+"/file/filename",schemaPath:"ChatFilePart/properties/file/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs43 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath:instancePath+"/file",schemaPath:"ChatFilePart/properties/file/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs37 === errors;
}
else {
var valid15 = true;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"ChatFilePart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkChatContentPart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatContentPart.errors = vErrors;
return errors === 0;
}

function checkChatDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("assistant" !== data0){
checkChatDelta.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
checkChatDelta.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaChatDelta.properties.content.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkChatDelta.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schemaChatDelta.properties.refusal.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if((data4.index === undefined) && (missing0 = "index")){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0,schemaPath:"ChatToolCallDelta/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data4.index !== undefined){
let data5 = data4.index;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/index",schemaPath:"ChatToolCallDelta/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/index",schemaPath:"ChatToolCallDelta/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data4.id !== undefined){
const _errs14 = errors;
if(typeof data4.id !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/id",schemaPath:"ChatToolCallDelta/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.type !== undefined){
let data7 = data4.type;
const _errs16 = errors;
if(typeof data7 !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/type",schemaPath:"ChatToolCallDelta/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data7){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/type",schemaPath:"ChatToolCallDelta/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.function !== undefined){
let data8 = data4.function;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name !== undefined){
const _errs20 = errors;
if(typeof data8.name !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function/name",schemaPath:"ChatToolCallDelta/properties/function/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.arguments !== undefined){
const _errs22 = errors;
if(typeof data8.arguments !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function/arguments",schemaPath:"ChatToolCallDelta/properties/function/properties/arguments/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function",schemaPath:"ChatToolCallDelta/properties/function/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs18 === errors;
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
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls/" + i0,schemaPath:"ChatToolCallDelta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
checkChatDelta.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data11 = data.annotations;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if(((data12.type === undefined) && (missing1 = "type")) || ((data12.url_citation === undefined) && (missing1 = "url_citation"))){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1,schemaPath:"ChatAnnotation/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data12.type !== undefined){
let data13 = data12.type;
const _errs29 = errors;
if(typeof data13 !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/type",schemaPath:"ChatAnnotation/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("url_citation" !== data13){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/type",schemaPath:"ChatAnnotation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"}}];
return false;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.url_citation !== undefined){
let data14 = data12.url_citation;
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if(((((data14.start_index === undefined) && (missing2 = "start_index")) || ((data14.end_index === undefined) && (missing2 = "end_index"))) || ((data14.title === undefined) && (missing2 = "title"))) || ((data14.url === undefined) && (missing2 = "url"))){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation",schemaPath:"ChatAnnotation/properties/url_citation/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data14.start_index !== undefined){
let data15 = data14.start_index;
const _errs33 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/start_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/start_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/start_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.end_index !== undefined){
let data16 = data14.end_index;
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/end_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/end_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/end_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.title !== undefined){
const _errs37 = errors;
if(typeof data14.title !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/title",schemaPath:"ChatAnnotation/properties/url_citation/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.url !== undefined){
const _errs39 = errors;
if(typeof data14.url !== "string"){
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/url",schemaPath:"ChatAnnotation/properties/url_citation/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation",schemaPath:"ChatAnnotation/properties/url_citation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
checkChatDelta.errors = [{instancePath:instancePath+"/annotations/" + i1,schemaPath:"ChatAnnotation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
checkChatDelta.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
else {
checkChatDelta.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatDelta.errors = vErrors;
return errors === 0;
}

function checkChatDeveloperMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
checkChatDeveloperMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatDeveloperMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("developer" !== data0){
checkChatDeveloperMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "developer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(checkChatTexts.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatTexts.errors : vErrors.concat(checkChatTexts.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
checkChatDeveloperMessage.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkChatDeveloperMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatDeveloperMessage.errors = vErrors;
return errors === 0;
}

function checkChatErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkChatErrorBody.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.message === undefined) && (missing1 = "message")){
checkChatErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"ChatError/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.message !== undefined){
const _errs4 = errors;
if(typeof data0.message !== "string"){
checkChatErrorBody.errors = [{instancePath:instancePath+"/error/message",schemaPath:"ChatError/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.type !== undefined){
let data2 = data0.type;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkChatErrorBody.errors = [{instancePath:instancePath+"/error/type",schemaPath:"ChatError/properties/type/type",keyword:"type",params:{type: schemaChatError.properties.type.type}}];
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
checkChatErrorBody.errors = [{instancePath:instancePath+"/error/param",schemaPath:"ChatError/properties/param/type",keyword:"type",params:{type: schemaChatError.properties.param.type}}];
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
checkChatErrorBody.errors = [{instancePath:instancePath+"/error/code",schemaPath:"ChatError/properties/code/type",keyword:"type",params:{type: schemaChatError.properties.code.type}}];
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
checkChatErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"ChatError/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
checkChatErrorBody.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data5 = data.error;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((((data5.type === undefined) && (missing2 = "type")) || ((data5.param === undefined) && (missing2 = "param"))) || ((data5.code === undefined) && (missing2 = "code"))){
const err0 = {instancePath:instancePath+"/error",schemaPath:"#/x-choice/chat-completions-errors/properties/error/required",keyword:"required",params:{missingProperty: missing2}};
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
}
var valid4 = _errs13 === errors;
if(!valid4){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "chat-completions-errors";
}
valid3 = false;
}
}
}
}
}
checkChatErrorBody.errors = vErrors;
return errors === 0;
}

function checkChatFinishChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
checkChatFinishChoice.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkChatFinishChoice.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
checkChatFinishChoice.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs3 = errors;
if(!(checkChatDelta.call(this, data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatDelta.errors : vErrors.concat(checkChatDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data2 = data.logprobs;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(checkChatLogprobs.call(this, data2, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatLogprobs.errors : vErrors.concat(checkChatLogprobs.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
checkChatFinishChoice.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data3 = data.finish_reason;
const _errs9 = errors;
if(typeof data3 !== "string"){
checkChatFinishChoice.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"ChatFinishReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data3 === "stop") || (data3 === "length")) || (data3 === "tool_calls")) || (data3 === "content_filter")) || (data3 === "function_call"))){
checkChatFinishChoice.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"ChatFinishReason/enum",keyword:"enum",params:{allowedValues: schemaChatFinishReason.enum}}];
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
checkChatFinishChoice.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatFinishChoice.errors = vErrors;
return errors === 0;
}

function checkChatFinishChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
checkChatFinishChunk.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkChatFinishChunk.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("chat.completion.chunk" !== data1){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion.chunk"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(checkChatFinishChoice.call(this, data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatFinishChoice.errors : vErrors.concat(checkChatFinishChoice.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkChatFinishChunk.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/anyOf/0/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.completion_tokens === undefined) && (missing1 = "completion_tokens"))) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
const err1 = {instancePath:instancePath+"/usage",schemaPath:"ChatUsage/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err2 = {instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"ChatUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err3 = {instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"ChatUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.completion_tokens !== undefined){
let data8 = data6.completion_tokens;
const _errs21 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err4 = {instancePath:instancePath+"/usage/completion_tokens",schemaPath:"ChatUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err5 = {instancePath:instancePath+"/usage/completion_tokens",schemaPath:"ChatUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.total_tokens !== undefined){
let data9 = data6.total_tokens;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err6 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"ChatUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err7 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"ChatUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.prompt_tokens_details !== undefined){
let data10 = data6.prompt_tokens_details;
const _errs25 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err8 = {instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"ChatUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schemaChatUsage.properties.prompt_tokens_details.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err9 = {instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err10 = {instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.audio_tokens !== undefined){
let data12 = data10.audio_tokens;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err11 = {instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err12 = {instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.completion_tokens_details !== undefined){
let data13 = data6.completion_tokens_details;
const _errs31 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err13 = {instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"ChatUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schemaChatUsage.properties.completion_tokens_details.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.reasoning_tokens !== undefined){
let data14 = data13.reasoning_tokens;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err14 = {instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err15 = {instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.audio_tokens !== undefined){
let data15 = data13.audio_tokens;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err16 = {instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err17 = {instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.accepted_prediction_tokens !== undefined){
let data16 = data13.accepted_prediction_tokens;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err18 = {instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err19 = {instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.rejected_prediction_tokens !== undefined){
let data17 = data13.rejected_prediction_tokens;
const _errs39 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err20 = {instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err21 = {instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
var valid4 = _errs31 === errors;
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
const err22 = {instancePath:instancePath+"/usage",schemaPath:"ChatUsage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err23 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
checkChatFinishChunk.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data18 = data.service_tier;
const _errs41 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaChatFinishChunk.properties.service_tier.type}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data19 = data.system_fingerprint;
const _errs43 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schemaChatFinishChunk.properties.system_fingerprint.type}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs45 = errors;
if(typeof data.obfuscation !== "string"){
checkChatFinishChunk.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs45 === errors;
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
else {
checkChatFinishChunk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatFinishChunk.errors = vErrors;
return errors === 0;
}

function checkChatLogprobs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
checkChatLogprobs.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.content !== undefined){
let data0 = data.content;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
checkChatLogprobs.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaChatLogprobs.properties.content.type}}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkChatTokenLogprob.call(this, data0[i0], {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatTokenLogprob.errors : vErrors.concat(checkChatTokenLogprob.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
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
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
checkChatLogprobs.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schemaChatLogprobs.properties.refusal.type}}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(checkChatTokenLogprob.call(this, data2[i1], {instancePath:instancePath+"/refusal/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatTokenLogprob.errors : vErrors.concat(checkChatTokenLogprob.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
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
checkChatLogprobs.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.refusal === undefined) && (missing1 = "refusal")){
const err0 = {instancePath,schemaPath:"#/x-choice/chat-completions-null-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs8 === errors;
if(!valid4){
for(let i2=_errs7; i2<errors; i2++){
vErrors[i2].question ??= "chat-completions-null-fields";
}
valid3 = false;
}
}
}
}
}
checkChatLogprobs.errors = vErrors;
return errors === 0;
}

function checkChatMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
checkChatMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs2 = errors;
if(!(((((data0 === "developer") || (data0 === "system")) || (data0 === "user")) || (data0 === "assistant")) || (data0 === "tool"))){
checkChatMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schemaChatMessage.properties.role.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "developer"){
if(!(checkChatDeveloperMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatDeveloperMessage.errors : vErrors.concat(checkChatDeveloperMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system"){
if(!(checkChatSystemMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatSystemMessage.errors : vErrors.concat(checkChatSystemMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(checkChatUserMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatUserMessage.errors : vErrors.concat(checkChatUserMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(checkChatAssistantMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatAssistantMessage.errors : vErrors.concat(checkChatAssistantMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(checkChatToolMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatToolMessage.errors : vErrors.concat(checkChatToolMessage.errors);
errors = vErrors.length;
}
}
else {
checkChatMessage.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}}];
return false;
}
}
else {
checkChatMessage.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkChatMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatMessage.errors = vErrors;
return errors === 0;
}

function checkChatReplyMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
checkChatReplyMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("assistant" !== data0){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaChatReplyMessage.properties.content.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schemaChatReplyMessage.properties.refusal.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(checkChatToolCall.call(this, data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatToolCall.errors : vErrors.concat(checkChatToolCall.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
checkChatReplyMessage.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data5 = data.annotations;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.type === undefined) && (missing1 = "type")) || ((data6.url_citation === undefined) && (missing1 = "url_citation"))){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1,schemaPath:"ChatAnnotation/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.type !== undefined){
let data7 = data6.type;
const _errs15 = errors;
if(typeof data7 !== "string"){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/type",schemaPath:"ChatAnnotation/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("url_citation" !== data7){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/type",schemaPath:"ChatAnnotation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"}}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.url_citation !== undefined){
let data8 = data6.url_citation;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.start_index === undefined) && (missing2 = "start_index")) || ((data8.end_index === undefined) && (missing2 = "end_index"))) || ((data8.title === undefined) && (missing2 = "title"))) || ((data8.url === undefined) && (missing2 = "url"))){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation",schemaPath:"ChatAnnotation/properties/url_citation/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data8.start_index !== undefined){
let data9 = data8.start_index;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/start_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/start_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/start_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.end_index !== undefined){
let data10 = data8.end_index;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/end_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/end_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/end_index",schemaPath:"ChatAnnotation/properties/url_citation/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.title !== undefined){
const _errs23 = errors;
if(typeof data8.title !== "string"){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/title",schemaPath:"ChatAnnotation/properties/url_citation/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.url !== undefined){
const _errs25 = errors;
if(typeof data8.url !== "string"){
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation/url",schemaPath:"ChatAnnotation/properties/url_citation/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1+"/url_citation",schemaPath:"ChatAnnotation/properties/url_citation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations/" + i1,schemaPath:"ChatAnnotation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
checkChatReplyMessage.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
checkChatReplyMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs27 = errors;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.refusal === undefined) && (missing3 = "refusal")){
const err0 = {instancePath,schemaPath:"#/x-choice/chat-completions-null-fields/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid7 = _errs28 === errors;
if(!valid7){
for(let i2=_errs27; i2<errors; i2++){
vErrors[i2].question ??= "chat-completions-null-fields";
}
valid6 = false;
}
}
}
}
}
checkChatReplyMessage.errors = vErrors;
return errors === 0;
}

const patternChatResponseFormat_0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function checkChatResponseFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkChatResponseFormat.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "text") || (data0 === "json_schema")) || (data0 === "json_object"))){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaChatResponseFormat.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkChatResponseFormat.errors = [{instancePath,schemaPath:"ChatTextFormat/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatTextFormat/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatTextFormat/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath,schemaPath:"ChatTextFormat/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "json_schema"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.json_schema === undefined) && (missing2 = "json_schema"))){
checkChatResponseFormat.errors = [{instancePath,schemaPath:"ChatJsonSchemaFormat/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs11 = errors;
if(typeof data2 !== "string"){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatJsonSchemaFormat/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("json_schema" !== data2){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatJsonSchemaFormat/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.json_schema !== undefined){
let data3 = data.json_schema;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if((data3.name === undefined) && (missing3 = "name")){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data3.name !== undefined){
let data4 = data3.name;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(longerThan(data4, 64)){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!patternChatResponseFormat_0.test(data4)){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"}}];
return false;
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs15 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data3.description !== undefined){
const _errs17 = errors;
if(typeof data3.description !== "string"){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema/description",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data3.schema !== undefined){
let data6 = data3.schema;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema/schema",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/properties/schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs19 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data3.strict !== undefined){
let data7 = data3.strict;
const _errs22 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema/strict",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/properties/strict/type",keyword:"type",params:{type: schemaChatJsonSchemaFormat.properties.json_schema.properties.strict.type}}];
return false;
}
var valid8 = _errs22 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"ChatJsonSchemaFormat/properties/json_schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath,schemaPath:"ChatJsonSchemaFormat/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "json_object"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
checkChatResponseFormat.errors = [{instancePath,schemaPath:"ChatJsonObjectFormat/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatJsonObjectFormat/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("json_object" !== data8){
checkChatResponseFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ChatJsonObjectFormat/properties/type/const",keyword:"const",params:{allowedValue: "json_object"}}];
return false;
}
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath,schemaPath:"ChatJsonObjectFormat/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkChatResponseFormat.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkChatResponseFormat.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatResponseFormat.errors = vErrors;
return errors === 0;
}

function checkChatStreamError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkChatStreamError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.message === undefined) && (missing1 = "message")){
checkChatStreamError.errors = [{instancePath:instancePath+"/error",schemaPath:"ChatError/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.message !== undefined){
const _errs4 = errors;
if(typeof data0.message !== "string"){
checkChatStreamError.errors = [{instancePath:instancePath+"/error/message",schemaPath:"ChatError/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.type !== undefined){
let data2 = data0.type;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkChatStreamError.errors = [{instancePath:instancePath+"/error/type",schemaPath:"ChatError/properties/type/type",keyword:"type",params:{type: schemaChatError.properties.type.type}}];
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
checkChatStreamError.errors = [{instancePath:instancePath+"/error/param",schemaPath:"ChatError/properties/param/type",keyword:"type",params:{type: schemaChatError.properties.param.type}}];
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
checkChatStreamError.errors = [{instancePath:instancePath+"/error/code",schemaPath:"ChatError/properties/code/type",keyword:"type",params:{type: schemaChatError.properties.code.type}}];
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
checkChatStreamError.errors = [{instancePath:instancePath+"/error",schemaPath:"ChatError/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
checkChatStreamError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatStreamError.errors = vErrors;
return errors === 0;
}

function checkChatSystemMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
checkChatSystemMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatSystemMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("system" !== data0){
checkChatSystemMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(checkChatTexts.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatTexts.errors : vErrors.concat(checkChatTexts.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
checkChatSystemMessage.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkChatSystemMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatSystemMessage.errors = vErrors;
return errors === 0;
}

function checkChatTexts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.type === undefined) && (missing0 = "type")) || ((data0.text === undefined) && (missing0 = "text"))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"ChatTextPart/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.type !== undefined){
let data1 = data0.type;
const _errs8 = errors;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"ChatTextPart/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("text" !== data1){
const err3 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"ChatTextPart/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.text !== undefined){
const _errs10 = errors;
if(typeof data0.text !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"ChatTextPart/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"ChatTextPart/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
checkChatTexts.errors = vErrors;
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
checkChatTexts.errors = vErrors;
return errors === 0;
}

function checkChatTokenLogprob(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.token === undefined) && (missing0 = "token")) || ((data.logprob === undefined) && (missing0 = "logprob"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.top_logprobs === undefined) && (missing0 = "top_logprobs"))){
checkChatTokenLogprob.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprob !== undefined){
let data1 = data.logprob;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs5 = errors;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/bytes",schemaPath:"ChatTokenBytes/type",keyword:"type",params:{type: schemaChatTokenBytes.type}}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"ChatTokenBytes/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"ChatTokenBytes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"ChatTokenBytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
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
if(data.top_logprobs !== undefined){
let data4 = data.top_logprobs;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.token === undefined) && (missing1 = "token")) || ((data5.logprob === undefined) && (missing1 = "logprob"))) || ((data5.bytes === undefined) && (missing1 = "bytes"))){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1,schemaPath:"#/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.token !== undefined){
const _errs14 = errors;
if(typeof data5.token !== "string"){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/token",schemaPath:"#/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.logprob !== undefined){
let data7 = data5.logprob;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/logprob",schemaPath:"#/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.bytes !== undefined){
let data8 = data5.bytes;
const _errs18 = errors;
const _errs19 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes",schemaPath:"ChatTokenBytes/type",keyword:"type",params:{type: schemaChatTokenBytes.type}}];
return false;
}
if(errors === _errs19){
if(Array.isArray(data8)){
var valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes/" + i2,schemaPath:"ChatTokenBytes/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 255 || isNaN(data9)){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes/" + i2,schemaPath:"ChatTokenBytes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes/" + i2,schemaPath:"ChatTokenBytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs/" + i1,schemaPath:"#/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
checkChatTokenLogprob.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
checkChatTokenLogprob.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatTokenLogprob.errors = vErrors;
return errors === 0;
}

function checkChatToolCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.function === undefined) && (missing0 = "function"))){
checkChatToolCall.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkChatToolCall.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkChatToolCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data1){
checkChatToolCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data2 = data.function;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.arguments === undefined) && (missing1 = "arguments"))){
checkChatToolCall.errors = [{instancePath:instancePath+"/function",schemaPath:"ChatFunctionCall/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.name !== undefined){
const _errs8 = errors;
if(typeof data2.name !== "string"){
checkChatToolCall.errors = [{instancePath:instancePath+"/function/name",schemaPath:"ChatFunctionCall/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.arguments !== undefined){
const _errs10 = errors;
if(typeof data2.arguments !== "string"){
checkChatToolCall.errors = [{instancePath:instancePath+"/function/arguments",schemaPath:"ChatFunctionCall/properties/arguments/type",keyword:"type",params:{type: "string"}}];
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
checkChatToolCall.errors = [{instancePath:instancePath+"/function",schemaPath:"ChatFunctionCall/type",keyword:"type",params:{type: "object"}}];
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
checkChatToolCall.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatToolCall.errors = vErrors;
return errors === 0;
}

function checkChatToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "none") || (data === "auto")) || (data === "required"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaChatToolChoice.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("function" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "function"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/1/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
const err4 = {instancePath,schemaPath:"ChatNamedChoice/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs10 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"ChatNamedChoice/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("function" !== data1){
const err6 = {instancePath:instancePath+"/type",schemaPath:"ChatNamedChoice/properties/type/const",keyword:"const",params:{allowedValue: "function"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.function !== undefined){
let data2 = data.function;
const _errs12 = errors;
if(errors === _errs12){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.name === undefined) && (missing1 = "name")){
const err7 = {instancePath:instancePath+"/function",schemaPath:"ChatNamedChoice/properties/function/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err8 = {instancePath:instancePath+"/function/name",schemaPath:"ChatNamedChoice/properties/function/properties/name/type",keyword:"type",params:{type: "string"}};
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
else {
const err9 = {instancePath:instancePath+"/function",schemaPath:"ChatNamedChoice/properties/function/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"ChatNamedChoice/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("allowed_tools" !== data.type){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/2/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "allowed_tools"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/anyOf/2/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid6 = _errs17 === errors;
if(valid6){
const _errs20 = errors;
if(!(checkChatAllowedChoice.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatAllowedChoice.errors : vErrors.concat(checkChatAllowedChoice.errors);
errors = vErrors.length;
}
var valid6 = _errs20 === errors;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
checkChatToolChoice.errors = vErrors;
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
checkChatToolChoice.errors = vErrors;
return errors === 0;
}

function checkChatToolMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
checkChatToolMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatToolMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool" !== data0){
checkChatToolMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(checkChatTexts.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatTexts.errors : vErrors.concat(checkChatTexts.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs4 = errors;
if(typeof data.tool_call_id !== "string"){
checkChatToolMessage.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkChatToolMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatToolMessage.errors = vErrors;
return errors === 0;
}

function checkChatUsageChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))) || ((data.usage === undefined) && (missing0 = "usage"))){
checkChatUsageChunk.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkChatUsageChunk.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("chat.completion.chunk" !== data1){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion.chunk"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 0){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(checkChatChunkChoice.call(this, data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatChunkChoice.errors : vErrors.concat(checkChatChunkChoice.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkChatUsageChunk.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.completion_tokens === undefined) && (missing1 = "completion_tokens"))) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage",schemaPath:"ChatUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"ChatUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"ChatUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.completion_tokens !== undefined){
let data8 = data6.completion_tokens;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"ChatUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"ChatUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.total_tokens !== undefined){
let data9 = data6.total_tokens;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"ChatUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"ChatUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.prompt_tokens_details !== undefined){
let data10 = data6.prompt_tokens_details;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"ChatUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schemaChatUsage.properties.prompt_tokens_details.type}}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.audio_tokens !== undefined){
let data12 = data10.audio_tokens;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/prompt_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.completion_tokens_details !== undefined){
let data13 = data6.completion_tokens_details;
const _errs27 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"ChatUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schemaChatUsage.properties.completion_tokens_details.type}}];
return false;
}
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.reasoning_tokens !== undefined){
let data14 = data13.reasoning_tokens;
const _errs29 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.audio_tokens !== undefined){
let data15 = data13.audio_tokens;
const _errs31 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.accepted_prediction_tokens !== undefined){
let data16 = data13.accepted_prediction_tokens;
const _errs33 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.rejected_prediction_tokens !== undefined){
let data17 = data13.rejected_prediction_tokens;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"ChatUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var valid3 = _errs27 === errors;
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
else {
checkChatUsageChunk.errors = [{instancePath:instancePath+"/usage",schemaPath:"ChatUsage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data18 = data.service_tier;
const _errs37 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaChatUsageChunk.properties.service_tier.type}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data19 = data.system_fingerprint;
const _errs39 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schemaChatUsageChunk.properties.system_fingerprint.type}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs41 = errors;
if(typeof data.obfuscation !== "string"){
checkChatUsageChunk.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
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
else {
checkChatUsageChunk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatUsageChunk.errors = vErrors;
return errors === 0;
}

function checkChatUserMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
checkChatUserMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkChatUserMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("user" !== data0){
checkChatUserMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(checkChatContentPart.call(this, data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatContentPart.errors : vErrors.concat(checkChatContentPart.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkChatUserMessage.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
checkChatUserMessage.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkChatUserMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkChatUserMessage.errors = vErrors;
return errors === 0;
}

const patternCreateChatCompletionRequest_0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function checkCreateChatCompletionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
checkCreateChatCompletionRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(checkChatMessage.call(this, data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatMessage.errors : vErrors.concat(checkChatMessage.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data3 = data.max_completion_tokens;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.max_completion_tokens.type}}];
return false;
}
if(errors === _errs6){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs8 = errors;
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err0 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/x-choice/chat-completions-limits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
for(let i1=_errs8; i1<errors; i1++){
vErrors[i1].question ??= "chat-completions-limits";
}
valid2 = false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data4 = data.max_tokens;
const _errs10 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.max_tokens.type}}];
return false;
}
if(errors === _errs10){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs12 = errors;
const _errs13 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err1 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/x-choice/chat-completions-limits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
for(let i2=_errs12; i2<errors; i2++){
vErrors[i2].question ??= "chat-completions-limits";
}
valid4 = false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data5 = data.temperature;
const _errs14 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.temperature.type}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2 || isNaN(data5)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data6 = data.top_p;
const _errs16 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.top_p.type}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
let data7 = data.n;
const _errs18 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.n.type}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 128 || isNaN(data7)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data8 = data.stop;
const _errs20 = errors;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(typeof data8 !== "string"){
const err2 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data8)){
if(data8.length > 4){
const err3 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data8.length < 1){
const err4 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
var valid7 = true;
const len1 = data8.length;
for(let i3=0; i3<len1; i3++){
const _errs26 = errors;
if(typeof data8[i3] !== "string"){
const err5 = {instancePath:instancePath+"/stop/" + i3,schemaPath:"#/properties/stop/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs24 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs28 = errors;
if(data8 !== null){
const err7 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid6 = valid6 || _valid0;
}
}
if(!valid6){
const err8 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
checkCreateChatCompletionRequest.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data10 = data.seed;
const _errs30 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.seed.type}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data11 = data.frequency_penalty;
const _errs32 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.frequency_penalty.type}}];
return false;
}
if(errors === _errs32){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2 || isNaN(data11)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data11 < -2 || isNaN(data11)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2}}];
return false;
}
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data12 = data.presence_penalty;
const _errs34 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.presence_penalty.type}}];
return false;
}
if(errors === _errs34){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2 || isNaN(data12)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data12 < -2 || isNaN(data12)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2}}];
return false;
}
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data13 = data.logit_bias;
const _errs36 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.logit_bias.type}}];
return false;
}
if(errors === _errs36){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
let data14 = data13[key0];
const _errs39 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data14 < -100 || isNaN(data14)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100}}];
return false;
}
}
}
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data15 = data.logprobs;
const _errs41 = errors;
if((typeof data15 !== "boolean") && (data15 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.logprobs.type}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data16 = data.top_logprobs;
const _errs43 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.top_logprobs.type}}];
return false;
}
if(errors === _errs43){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20 || isNaN(data16)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data17 = data.tools;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data17)){
var valid9 = true;
const len2 = data17.length;
for(let i4=0; i4<len2; i4++){
let data18 = data17[i4];
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing1;
if(((data18.type === undefined) && (missing1 = "type")) || ((data18.function === undefined) && (missing1 = "function"))){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4,schemaPath:"ChatTool/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data18.type !== undefined){
let data19 = data18.type;
const _errs50 = errors;
if(typeof data19 !== "string"){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/type",schemaPath:"ChatTool/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data19){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/type",schemaPath:"ChatTool/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid11 = _errs50 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.function !== undefined){
let data20 = data18.function;
const _errs52 = errors;
if(errors === _errs52){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing2;
if((data20.name === undefined) && (missing2 = "name")){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function",schemaPath:"ChatTool/properties/function/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data20.name !== undefined){
let data21 = data20.name;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data21 === "string"){
if(longerThan(data21, 64)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function/name",schemaPath:"ChatTool/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!patternCreateChatCompletionRequest_0.test(data21)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function/name",schemaPath:"ChatTool/properties/function/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"}}];
return false;
}
}
}
else {
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function/name",schemaPath:"ChatTool/properties/function/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid12 = _errs54 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.description !== undefined){
const _errs56 = errors;
if(typeof data20.description !== "string"){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function/description",schemaPath:"ChatTool/properties/function/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs56 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.parameters !== undefined){
let data23 = data20.parameters;
const _errs58 = errors;
if(errors === _errs58){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
}
else {
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function/parameters",schemaPath:"ChatTool/properties/function/properties/parameters/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs58 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.strict !== undefined){
let data24 = data20.strict;
const _errs61 = errors;
if((typeof data24 !== "boolean") && (data24 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function/strict",schemaPath:"ChatTool/properties/function/properties/strict/type",keyword:"type",params:{type: schemaChatTool.properties.function.properties.strict.type}}];
return false;
}
var valid12 = _errs61 === errors;
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
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4+"/function",schemaPath:"ChatTool/properties/function/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools/" + i4,schemaPath:"ChatTool/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
else {
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
const _errs63 = errors;
if(!(checkChatToolChoice.call(this, data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatToolChoice.errors : vErrors.concat(checkChatToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
const _errs64 = errors;
if(typeof data.parallel_tool_calls !== "boolean"){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs66 = errors;
if(!(checkChatResponseFormat.call(this, data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkChatResponseFormat.errors : vErrors.concat(checkChatResponseFormat.errors);
errors = vErrors.length;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_effort !== undefined){
let data28 = data.reasoning_effort;
const _errs67 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.reasoning_effort.type}}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data29 = data.stream;
const _errs69 = errors;
if((typeof data29 !== "boolean") && (data29 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.stream.type}}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data30 = data.stream_options;
const _errs71 = errors;
const _errs72 = errors;
let valid13 = false;
let passing0 = null;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.include_usage !== undefined){
const _errs76 = errors;
if(typeof data30.include_usage !== "boolean"){
const err9 = {instancePath:instancePath+"/stream_options/include_usage",schemaPath:"ChatStreamOptions/properties/include_usage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid15 = _errs76 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data30.include_obfuscation !== undefined){
const _errs78 = errors;
if(typeof data30.include_obfuscation !== "boolean"){
const err10 = {instancePath:instancePath+"/stream_options/include_obfuscation",schemaPath:"ChatStreamOptions/properties/include_obfuscation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid15 = _errs78 === errors;
}
else {
var valid15 = true;
}
}
}
else {
const err11 = {instancePath:instancePath+"/stream_options",schemaPath:"ChatStreamOptions/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs73 === errors;
if(_valid1){
valid13 = true;
passing0 = 0;
}
const _errs80 = errors;
if(data30 !== null){
const err12 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs80 === errors;
if(_valid1 && valid13){
valid13 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid13 = true;
passing0 = 1;
}
}
if(!valid13){
const err13 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
checkCreateChatCompletionRequest.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalities !== undefined){
let data33 = data.modalities;
const _errs82 = errors;
if((!(Array.isArray(data33))) && (data33 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.modalities.type}}];
return false;
}
if(errors === _errs82){
if(Array.isArray(data33)){
var valid16 = true;
const len3 = data33.length;
for(let i5=0; i5<len3; i5++){
let data34 = data33[i5];
const _errs84 = errors;
if(typeof data34 !== "string"){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/modalities/" + i5,schemaPath:"#/properties/modalities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data34 === "text") || (data34 === "audio"))){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/modalities/" + i5,schemaPath:"#/properties/modalities/items/enum",keyword:"enum",params:{allowedValues: schemaCreateChatCompletionRequest.properties.modalities.items.enum}}];
return false;
}
if(errors === _errs84){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs86 = errors;
const _errs87 = errors;
if("text" !== data34){
const err14 = {instancePath:instancePath+"/modalities/" + i5,schemaPath:"#/properties/modalities/items/x-choice/chat-completions-audio-output/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid18 = _errs87 === errors;
if(!valid18){
for(let i6=_errs86; i6<errors; i6++){
vErrors[i6].question ??= "chat-completions-audio-output";
}
valid17 = false;
}
}
}
}
var valid16 = _errs84 === errors;
if(!valid16){
break;
}
}
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data35 = data.service_tier;
const _errs88 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.service_tier.type}}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data36 = data.store;
const _errs90 = errors;
if((typeof data36 !== "boolean") && (data36 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.store.type}}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data37 = data.metadata;
const _errs92 = errors;
if((!(data37 && typeof data37 == "object" && !Array.isArray(data37))) && (data37 !== null)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schemaCreateChatCompletionRequest.properties.metadata.type}}];
return false;
}
if(errors === _errs92){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(Object.keys(data37).length > 16){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16}}];
return false;
}
else {
for(const key1 in data37){
const _errs94 = errors;
if(errors === _errs94){
if(typeof key1 === "string"){
if(longerThan(key1, 64)){
const err15 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},propertyName:key1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid19 = _errs94 === errors;
if(!valid19){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
checkCreateChatCompletionRequest.errors = vErrors;
return false;
break;
}
}
if(valid19){
for(const key2 in data37){
let data38 = data37[key2];
const _errs97 = errors;
if(errors === _errs97){
if(typeof data38 === "string"){
if(longerThan(data38, 512)){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
}
else {
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid20 = _errs97 === errors;
if(!valid20){
break;
}
}
}
}
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs99 = errors;
if(typeof data.user !== "string"){
checkCreateChatCompletionRequest.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs99 === errors;
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
checkCreateChatCompletionRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCreateChatCompletionRequest.errors = vErrors;
return errors === 0;
}

const schemaChatAllowedChoice = {"type":"object","required":["type","allowed_tools"],"properties":{"type":{"type":"string","const":"allowed_tools"},"allowed_tools":{"type":"object","required":["mode","tools"],"properties":{"mode":{"type":"string","enum":["auto","required"]},"tools":{"type":"array","items":{"$ref":"ChatNamedChoice"}}}}},"$id":"ChatAllowedChoice"};
const schemaChatAssistantMessage = {"type":"object","required":["role"],"properties":{"role":{"type":"string","const":"assistant"},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"ChatAssistantPart"}},{"type":"null"}]},"name":{"type":"string"},"refusal":{"type":["string","null"]},"tool_calls":{"type":"array","items":{"$ref":"ChatToolCall"}}},"$id":"ChatAssistantMessage"};
const schemaChatAssistantPart = {"type":"object","oneOf":[{"$ref":"ChatTextPart"},{"$ref":"ChatRefusalPart"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","refusal"]}},"$id":"ChatAssistantPart"};
const schemaChatAudioPart = {"type":"object","required":["type","input_audio"],"properties":{"type":{"type":"string","const":"input_audio"},"input_audio":{"type":"object","required":["data","format"],"properties":{"data":{"type":"string"},"format":{"type":"string","enum":["wav","mp3"]}}}},"$id":"ChatAudioPart"};
const schemaChatChunk = {"type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion.chunk"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","minItems":1,"items":{"$ref":"ChatChunkChoice"}},"usage":{"type":"null"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"obfuscation":{"type":"string"}},"$id":"ChatChunk"};
const schemaChatCompletion = {"type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","minItems":1,"items":{"$ref":"ChatChoice"}},"usage":{"$ref":"ChatUsage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]}},"$id":"ChatCompletion"};
const schemaChatContentPart = {"type":"object","oneOf":[{"$ref":"ChatTextPart"},{"$ref":"ChatImagePart"},{"$ref":"ChatAudioPart"},{"$ref":"ChatFilePart"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","image_url","input_audio","file"]}},"$id":"ChatContentPart"};
const schemaChatDelta = {"type":"object","properties":{"role":{"type":"string","const":"assistant"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"tool_calls":{"type":"array","items":{"$ref":"ChatToolCallDelta"}},"annotations":{"type":"array","items":{"$ref":"ChatAnnotation"}}},"$id":"ChatDelta"};
const schemaChatError = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":["string","null"]},"param":{"type":["string","null"]},"code":{"type":["string","null"]}},"$id":"ChatError"};
const schemaChatFinishChunk = {"type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion.chunk"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","minItems":1,"items":{"$ref":"ChatFinishChoice"}},"usage":{"anyOf":[{"type":"null"},{"$ref":"ChatUsage"}]},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"obfuscation":{"type":"string"}},"$id":"ChatFinishChunk"};
const schemaChatFinishReason = {"type":"string","enum":["stop","length","tool_calls","content_filter","function_call"],"$id":"ChatFinishReason"};
const schemaChatJsonSchemaFormat = {"type":"object","required":["type","json_schema"],"properties":{"type":{"type":"string","const":"json_schema"},"json_schema":{"type":"object","required":["name"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]*$","maxLength":64},"description":{"type":"string"},"schema":{"type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}}},"$id":"ChatJsonSchemaFormat"};
const schemaChatLogprobs = {"type":"object","required":["content"],"x-choice":{"chat-completions-null-fields":{"required":["refusal"]}},"properties":{"content":{"type":["array","null"],"items":{"$ref":"ChatTokenLogprob"}},"refusal":{"type":["array","null"],"items":{"$ref":"ChatTokenLogprob"}}},"$id":"ChatLogprobs"};
const schemaChatMessage = {"type":"object","oneOf":[{"$ref":"ChatDeveloperMessage"},{"$ref":"ChatSystemMessage"},{"$ref":"ChatUserMessage"},{"$ref":"ChatAssistantMessage"},{"$ref":"ChatToolMessage"}],"discriminator":{"propertyName":"role"},"required":["role"],"properties":{"role":{"enum":["developer","system","user","assistant","tool"]}},"$id":"ChatMessage"};
const schemaChatReplyMessage = {"type":"object","required":["role","content"],"x-choice":{"chat-completions-null-fields":{"required":["refusal"]}},"properties":{"role":{"type":"string","const":"assistant"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"tool_calls":{"type":"array","items":{"$ref":"ChatToolCall"}},"annotations":{"type":"array","items":{"$ref":"ChatAnnotation"}}},"$id":"ChatReplyMessage"};
const schemaChatResponseFormat = {"type":"object","oneOf":[{"$ref":"ChatTextFormat"},{"$ref":"ChatJsonSchemaFormat"},{"$ref":"ChatJsonObjectFormat"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","json_schema","json_object"]}},"$id":"ChatResponseFormat"};
const schemaChatTokenBytes = {"type":["array","null"],"items":{"type":"integer","minimum":0,"maximum":255},"$id":"ChatTokenBytes"};
const schemaChatTool = {"type":"object","required":["type","function"],"properties":{"type":{"type":"string","const":"function"},"function":{"type":"object","required":["name"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]*$","maxLength":64},"description":{"type":"string"},"parameters":{"type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}}},"$id":"ChatTool"};
const schemaChatToolChoice = {"anyOf":[{"type":"string","enum":["none","auto","required"]},{"allOf":[{"type":"object","properties":{"type":{"const":"function"}}},{"$ref":"ChatNamedChoice"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"allowed_tools"}}},{"$ref":"ChatAllowedChoice"}]}],"$id":"ChatToolChoice"};
const schemaChatUsage = {"type":"object","required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0},"prompt_tokens_details":{"type":["object","null"],"properties":{"cached_tokens":{"type":"integer","minimum":0},"audio_tokens":{"type":"integer","minimum":0}}},"completion_tokens_details":{"type":["object","null"],"properties":{"reasoning_tokens":{"type":"integer","minimum":0},"audio_tokens":{"type":"integer","minimum":0},"accepted_prediction_tokens":{"type":"integer","minimum":0},"rejected_prediction_tokens":{"type":"integer","minimum":0}}}},"$id":"ChatUsage"};
const schemaChatUsageChunk = {"type":"object","required":["id","object","created","model","choices","usage"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion.chunk"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","maxItems":0,"items":{"$ref":"ChatChunkChoice"}},"usage":{"$ref":"ChatUsage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"obfuscation":{"type":"string"}},"$id":"ChatUsageChunk"};
const schemaCreateChatCompletionRequest = {"type":"object","required":["model","messages"],"properties":{"model":{"type":"string"},"messages":{"type":"array","minItems":1,"items":{"$ref":"ChatMessage"}},"max_completion_tokens":{"type":["integer","null"],"x-choice":{"chat-completions-limits":{"minimum":1}}},"max_tokens":{"type":["integer","null"],"x-choice":{"chat-completions-limits":{"minimum":1}}},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"n":{"type":["integer","null"],"minimum":1,"maximum":128},"stop":{"anyOf":[{"type":"string"},{"type":"array","minItems":1,"maxItems":4,"items":{"type":"string"}},{"type":"null"}]},"seed":{"type":["integer","null"]},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"logit_bias":{"type":["object","null"],"additionalProperties":{"type":"integer","minimum":-100,"maximum":100}},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"tools":{"type":"array","items":{"$ref":"ChatTool"}},"tool_choice":{"$ref":"ChatToolChoice"},"parallel_tool_calls":{"type":"boolean"},"response_format":{"$ref":"ChatResponseFormat"},"reasoning_effort":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"stream_options":{"oneOf":[{"$ref":"ChatStreamOptions"},{"type":"null"}]},"modalities":{"type":["array","null"],"items":{"type":"string","enum":["text","audio"],"x-choice":{"chat-completions-audio-output":{"const":"text"}}}},"service_tier":{"type":["string","null"]},"store":{"type":["boolean","null"]},"metadata":{"type":["object","null"],"maxProperties":16,"propertyNames":{"type":"string","maxLength":64},"additionalProperties":{"type":"string","maxLength":512}},"user":{"type":"string"}},"$id":"CreateChatCompletionRequest"};
