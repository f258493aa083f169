// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { base64Pattern } from '../../runtime/validation/base64-pattern.ts';
import { longerThan, shorterThan } from '../../runtime/validation/string-length.ts';
export { checkCreateMessageRequest as CreateMessageRequest };
export { checkMessage as Message };
export { checkMessageContentBlockDeltaEvent as MessageContentBlockDeltaEvent };
export { checkMessageContentBlockStartEvent as MessageContentBlockStartEvent };
export { checkMessageContentBlockStopEvent as MessageContentBlockStopEvent };
export { checkMessageDeltaEvent as MessageDeltaEvent };
export { checkMessageError as MessageError };
export { checkMessagePingEvent as MessagePingEvent };
export { checkMessageStartEvent as MessageStartEvent };
export { checkMessageStopEvent as MessageStopEvent };
export { checkcreateMessageHeader as createMessageHeader };
function checkCreateMessageRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.thinking !== undefined){
let data0 = data.thinking;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.budget_tokens !== undefined){
let data1 = data0.budget_tokens;
if((typeof data1 == "number") && (isFinite(data1))){
const limit0 = data && data.max_tokens;
if(typeof limit0 == "number" && data1 >= limit0){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/thinking/budget_tokens",schemaPath:"#/allOf/0/properties/thinking/properties/budget_tokens/x-below",keyword:"x-below",params:{than: "max_tokens", limit: limit0}}];
return false;
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))) || ((data.messages === undefined) && (missing0 = "messages"))){
checkCreateMessageRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
let data2 = data.model;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(longerThan(data2, 256)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
else {
if(shorterThan(data2, 1)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs4 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_tokens !== undefined){
let data3 = data.max_tokens;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 1 || isNaN(data3)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 1}}];
return false;
}
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.messages !== undefined){
let data4 = data.messages;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(checkMessageTurn.call(this, data4[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTurn.errors : vErrors.concat(checkMessageTurn.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.system !== undefined){
let data6 = data.system;
const _errs11 = errors;
const _errs12 = errors;
let valid5 = false;
const _errs13 = errors;
if(typeof data6 !== "string"){
const err0 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs15 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
var valid8 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!(checkMessageTextBlock.call(this, data6[i1], {instancePath:instancePath+"/system/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextBlock.errors : vErrors.concat(checkMessageTextBlock.errors);
errors = vErrors.length;
}
var valid8 = _errs19 === errors;
if(!valid8){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf/1/x-choice/messages-system-blocks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid7 = _errs17 === errors;
if(!valid7){
for(let i2=_errs16; i2<errors; i2++){
vErrors[i2].question ??= "messages-system-blocks";
}
valid6 = false;
}
}
}
var _valid0 = _errs15 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err2 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkCreateMessageRequest.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.metadata !== undefined){
let data8 = data.metadata;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.user_id !== undefined){
let data9 = data8.user_id;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/type",keyword:"type",params:{type: schemaMessageMetadata.properties.user_id.type}}];
return false;
}
const _errs25 = errors;
let valid11 = false;
const _errs26 = errors;
if(typeof data9 !== "string"){
const err3 = {instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid11 = valid11 || _valid1;
if(!valid11){
const _errs28 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs28){
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs30 = errors;
const _errs31 = errors;
if(data9 !== null){
const err5 = {instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid13 = _errs31 === errors;
if(!valid13){
for(let i3=_errs30; i3<errors; i3++){
vErrors[i3].question ??= "messages-nullable-fields";
}
valid12 = false;
}
}
}
}
var _valid1 = _errs28 === errors;
valid11 = valid11 || _valid1;
}
if(!valid11){
const err6 = {instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkCreateMessageRequest.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(errors === _errs23){
if(typeof data9 === "string"){
if(longerThan(data9, 256)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/metadata",schemaPath:"MessageMetadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.stop_sequences !== undefined){
let data10 = data.stop_sequences;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data10)){
var valid14 = true;
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
const _errs35 = errors;
if(typeof data10[i4] !== "string"){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/stop_sequences/" + i4,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs35 === errors;
if(!valid14){
break;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.stream !== undefined){
const _errs37 = errors;
if(typeof data.stream !== "boolean"){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.temperature !== undefined){
let data13 = data.temperature;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(errors === _errs39){
let valid15 = true;
if(this?.choices !== false){
if(valid15 && this?.strict !== false){
const _errs41 = errors;
const _errs42 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 >= 1 || isNaN(data13)){
const err7 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/x-choice/messages-sampling-bounds/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data13 <= 0 || isNaN(data13)){
const err8 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/x-choice/messages-sampling-bounds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
var valid16 = _errs42 === errors;
if(!valid16){
for(let i5=_errs41; i5<errors; i5++){
vErrors[i5].question ??= "messages-sampling-bounds";
}
valid15 = false;
}
}
}
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.top_k !== undefined){
let data14 = data.top_k;
const _errs43 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
var valid3 = _errs43 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.top_p !== undefined){
let data15 = data.top_p;
const _errs45 = errors;
if(errors === _errs45){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(errors === _errs45){
let valid17 = true;
if(this?.choices !== false){
if(valid17 && this?.strict !== false){
const _errs47 = errors;
const _errs48 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 >= 1 || isNaN(data15)){
const err9 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/x-choice/messages-sampling-bounds/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data15 <= 0 || isNaN(data15)){
const err10 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/x-choice/messages-sampling-bounds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
var valid18 = _errs48 === errors;
if(!valid18){
for(let i6=_errs47; i6<errors; i6++){
vErrors[i6].question ??= "messages-sampling-bounds";
}
valid17 = false;
}
}
}
}
}
var valid3 = _errs45 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.thinking !== undefined){
const _errs49 = errors;
if(!(checkMessageThinkingConfig.call(this, data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageThinkingConfig.errors : vErrors.concat(checkMessageThinkingConfig.errors);
errors = vErrors.length;
}
var valid3 = _errs49 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.output_config !== undefined){
const _errs50 = errors;
if(!(checkMessageOutputConfig.call(this, data.output_config, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageOutputConfig.errors : vErrors.concat(checkMessageOutputConfig.errors);
errors = vErrors.length;
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.tool_choice !== undefined){
const _errs51 = errors;
if(!(checkMessageToolChoice.call(this, data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageToolChoice.errors : vErrors.concat(checkMessageToolChoice.errors);
errors = vErrors.length;
}
var valid3 = _errs51 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.tools !== undefined){
let data19 = data.tools;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data19)){
var valid19 = true;
const len3 = data19.length;
for(let i7=0; i7<len3; i7++){
const _errs54 = errors;
if(!(checkMessageTool.call(this, data19[i7], {instancePath:instancePath+"/tools/" + i7,parentData:data19,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTool.errors : vErrors.concat(checkMessageTool.errors);
errors = vErrors.length;
}
var valid19 = _errs54 === errors;
if(!valid19){
break;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs52 === errors;
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
else {
checkCreateMessageRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCreateMessageRequest.errors = vErrors;
return errors === 0;
}

function checkMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
checkMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkMessage.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkMessage.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message" !== data1){
checkMessage.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs5 = errors;
if(typeof data2 !== "string"){
checkMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("assistant" !== data2){
checkMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}}];
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
checkMessage.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(checkMessageReplyBlock.call(this, data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageReplyBlock.errors : vErrors.concat(checkMessageReplyBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
checkMessage.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data6 = data.stop_reason;
const _errs12 = errors;
if(typeof data6 !== "string"){
checkMessage.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"MessageStopReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data6 === "end_turn") || (data6 === "max_tokens")) || (data6 === "stop_sequence")) || (data6 === "tool_use"))){
checkMessage.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"MessageStopReason/enum",keyword:"enum",params:{allowedValues: schemaMessageStopReason.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data7 = data.stop_sequence;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
checkMessage.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schemaMessage.properties.stop_sequence.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data8 = data.usage;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data8.output_tokens === undefined) && (missing1 = "output_tokens"))){
checkMessage.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data8.input_tokens !== undefined){
let data9 = data8.input_tokens;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkMessage.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkMessage.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.output_tokens !== undefined){
let data10 = data8.output_tokens;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
checkMessage.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
checkMessage.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.cache_creation_input_tokens !== undefined){
let data11 = data8.cache_creation_input_tokens;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkMessage.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
checkMessage.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.cache_read_input_tokens !== undefined){
let data12 = data8.cache_read_input_tokens;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkMessage.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
checkMessage.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
checkMessage.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
checkMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessage.errors = vErrors;
return errors === 0;
}

function checkMessageBashTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
checkMessageBashTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageBashTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bash_20241022" !== data0){
checkMessageBashTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "bash_20241022"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkMessageBashTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bash" !== data1){
checkMessageBashTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "bash"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs5 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("ephemeral" !== data3){
const err2 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs14 = errors;
const _errs15 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
for(let i0=_errs14; i0<errors; i0++){
vErrors[i0].question ??= "messages-nullable-fields";
}
valid4 = false;
}
}
}
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkMessageBashTool.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
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
checkMessageBashTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageBashTool.errors = vErrors;
return errors === 0;
}

function checkMessageBlockDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
let valid0 = true;
if(this?.choices !== false){
if(valid0){
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {instancePath,schemaPath:"#/x-choice/messages-delta-kinds/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(!((((data0 === "text_delta") || (data0 === "input_json_delta")) || (data0 === "thinking_delta")) || (data0 === "signature_delta"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/x-choice/messages-delta-kinds/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageBlockDelta["x-choice"]["messages-delta-kinds"].properties.type.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text_delta"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
const err2 = {instancePath,schemaPath:"MessageTextDelta/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"MessageTextDelta/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("text_delta" !== data1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"MessageTextDelta/properties/type/const",keyword:"const",params:{allowedValue: "text_delta"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid6 = _errs8 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.text !== undefined){
const _errs10 = errors;
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"MessageTextDelta/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid6 = _errs10 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"MessageTextDelta/type",keyword:"type",params:{type: "object"}};
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
else if(tag0 === "input_json_delta"){
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.partial_json === undefined) && (missing2 = "partial_json"))){
const err7 = {instancePath,schemaPath:"MessageInputJsonDelta/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs15 = errors;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"MessageInputJsonDelta/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("input_json_delta" !== data3){
const err9 = {instancePath:instancePath+"/type",schemaPath:"MessageInputJsonDelta/properties/type/const",keyword:"const",params:{allowedValue: "input_json_delta"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid9 = _errs15 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.partial_json !== undefined){
const _errs17 = errors;
if(typeof data.partial_json !== "string"){
const err10 = {instancePath:instancePath+"/partial_json",schemaPath:"MessageInputJsonDelta/properties/partial_json/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"MessageInputJsonDelta/type",keyword:"type",params:{type: "object"}};
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
else if(tag0 === "thinking_delta"){
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.thinking === undefined) && (missing3 = "thinking"))){
const err12 = {instancePath,schemaPath:"MessageThinkingDelta/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs22 = errors;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingDelta/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("thinking_delta" !== data5){
const err14 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingDelta/properties/type/const",keyword:"const",params:{allowedValue: "thinking_delta"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid12 = _errs22 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.thinking !== undefined){
const _errs24 = errors;
if(typeof data.thinking !== "string"){
const err15 = {instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingDelta/properties/thinking/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid12 = _errs24 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"MessageThinkingDelta/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else if(tag0 === "signature_delta"){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.signature === undefined) && (missing4 = "signature"))){
const err17 = {instancePath,schemaPath:"MessageSignatureDelta/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/type",schemaPath:"MessageSignatureDelta/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("signature_delta" !== data7){
const err19 = {instancePath:instancePath+"/type",schemaPath:"MessageSignatureDelta/properties/type/const",keyword:"const",params:{allowedValue: "signature_delta"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid15 = _errs29 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.signature !== undefined){
const _errs31 = errors;
if(typeof data.signature !== "string"){
const err20 = {instancePath:instancePath+"/signature",schemaPath:"MessageSignatureDelta/properties/signature/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid15 = _errs31 === errors;
}
else {
var valid15 = true;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"MessageSignatureDelta/type",keyword:"type",params:{type: "object"}};
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
else {
const err22 = {instancePath,schemaPath:"#/x-choice/messages-delta-kinds/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/x-choice/messages-delta-kinds/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/x-choice/messages-delta-kinds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid1 = _errs1 === errors;
if(!valid1){
for(let i0=_errs0; i0<errors; i0++){
vErrors[i0].question ??= "messages-delta-kinds";
}
valid0 = false;
}
}
}
checkMessageBlockDelta.errors = vErrors;
return errors === 0;
}

function checkMessageBlockStart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageBlockStart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "text") || (data0 === "tool_use")) || (data0 === "thinking"))){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageBlockStart.properties.type.enum}}];
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
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageTextBlockStart/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageTextBlockStart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageTextBlockStart/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
}
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageTextBlockStart/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs4){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.text === undefined) && (missing2 = "text"))){
const err0 = {instancePath,schemaPath:"MessageTextBlockStart/x-choice/messages-block-start/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"MessageTextBlockStart/x-choice/messages-block-start/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("text" !== data2){
const err2 = {instancePath:instancePath+"/type",schemaPath:"MessageTextBlockStart/x-choice/messages-block-start/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.text !== undefined){
let data3 = data.text;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(longerThan(data3, 0)){
const err3 = {instancePath:instancePath+"/text",schemaPath:"MessageTextBlockStart/x-choice/messages-block-start/properties/text/maxLength",keyword:"maxLength",params:{limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"MessageTextBlockStart/x-choice/messages-block-start/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
const err5 = {instancePath,schemaPath:"MessageTextBlockStart/x-choice/messages-block-start/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid6 = _errs9 === errors;
if(!valid6){
for(let i0=_errs8; i0<errors; i0++){
vErrors[i0].question ??= "messages-block-start";
}
valid5 = false;
}
}
}
}
}
}
else if(tag0 === "tool_use"){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageToolUseBlockStart/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolUseBlockStart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_use" !== data4){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolUseBlockStart/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"}}];
return false;
}
}
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageToolUseBlockStart/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs16){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((((data.type === undefined) && (missing4 = "type")) || ((data.id === undefined) && (missing4 = "id"))) || ((data.name === undefined) && (missing4 = "name"))) || ((data.input === undefined) && (missing4 = "input"))){
const err6 = {instancePath,schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs23 = errors;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("tool_use" !== data5){
const err8 = {instancePath:instancePath+"/type",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid13 = _errs23 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.id !== undefined){
const _errs25 = errors;
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid13 = _errs25 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.name !== undefined){
let data7 = data.name;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data7 === "string"){
if(shorterThan(data7, 1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.input !== undefined){
let data8 = data.input;
const _errs29 = errors;
if(errors === _errs29){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 0){
const err12 = {instancePath:instancePath+"/input",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/input/maxProperties",keyword:"maxProperties",params:{limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/input",schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid13 = _errs29 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"MessageToolUseBlockStart/x-choice/messages-block-start/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid12 = _errs21 === errors;
if(!valid12){
for(let i1=_errs20; i1<errors; i1++){
vErrors[i1].question ??= "messages-block-start";
}
valid11 = false;
}
}
}
}
}
}
else if(tag0 === "thinking"){
const _errs32 = errors;
if(errors === _errs32){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageThinkingBlockStart/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data.type !== undefined){
let data9 = data.type;
if(typeof data9 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlockStart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking" !== data9){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlockStart/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}}];
return false;
}
}
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageThinkingBlockStart/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs32){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.type === undefined) && (missing6 = "type")) || ((data.thinking === undefined) && (missing6 = "thinking"))) || ((data.signature === undefined) && (missing6 = "signature"))){
const err15 = {instancePath,schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs39 = errors;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("thinking" !== data10){
const err17 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid19 = _errs39 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.thinking !== undefined){
let data11 = data.thinking;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data11 === "string"){
if(longerThan(data11, 0)){
const err18 = {instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/properties/thinking/maxLength",keyword:"maxLength",params:{limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/properties/thinking/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid19 = _errs41 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.signature !== undefined){
let data12 = data.signature;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data12 === "string"){
if(longerThan(data12, 0)){
const err20 = {instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/properties/signature/maxLength",keyword:"maxLength",params:{limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/properties/signature/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid19 = _errs43 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"MessageThinkingBlockStart/x-choice/messages-thinking-blocks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid18 = _errs37 === errors;
if(!valid18){
for(let i2=_errs36; i2<errors; i2++){
vErrors[i2].question ??= "messages-thinking-blocks";
}
valid17 = false;
}
}
}
}
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageBlockStart.errors = vErrors;
return errors === 0;
}

function checkMessageComputerTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.display_width_px === undefined) && (missing0 = "display_width_px"))) || ((data.display_height_px === undefined) && (missing0 = "display_height_px"))){
checkMessageComputerTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer_20241022" !== data0){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_20241022"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer" !== data1){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "computer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_width_px !== undefined){
let data2 = data.display_width_px;
const _errs5 = errors;
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/display_width_px",schemaPath:"#/properties/display_width_px/x-choice/messages-display-types/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs7 === errors;
if(!valid2){
for(let i0=_errs6; i0<errors; i0++){
vErrors[i0].question ??= "messages-display-types";
}
valid1 = false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_height_px !== undefined){
let data3 = data.display_height_px;
const _errs9 = errors;
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/display_height_px",schemaPath:"#/properties/display_height_px/x-choice/messages-display-types/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs11 === errors;
if(!valid4){
for(let i1=_errs10; i1<errors; i1++){
vErrors[i1].question ??= "messages-display-types";
}
valid3 = false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_number !== undefined){
let data4 = data.display_number;
const _errs13 = errors;
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs14 = errors;
const _errs15 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err2 = {instancePath:instancePath+"/display_number",schemaPath:"#/properties/display_number/x-choice/messages-display-types/type",keyword:"type",params:{type: schemaMessageComputerTool.properties.display_number["x-choice"]["messages-display-types"].type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs15 === errors;
if(!valid6){
for(let i2=_errs14; i2<errors; i2++){
vErrors[i2].question ??= "messages-display-types";
}
valid5 = false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs17 = errors;
const _errs19 = errors;
let valid8 = false;
const _errs20 = errors;
if(errors === _errs20){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("ephemeral" !== data6){
const err5 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs24 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs24){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs26 = errors;
const _errs27 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid11 = _errs27 === errors;
if(!valid11){
for(let i3=_errs26; i3<errors; i3++){
vErrors[i3].question ??= "messages-nullable-fields";
}
valid10 = false;
}
}
}
}
var _valid0 = _errs24 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err9 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
checkMessageComputerTool.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
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
checkMessageComputerTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageComputerTool.errors = vErrors;
return errors === 0;
}

function checkMessageContentBlockDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
checkMessageContentBlockDeltaEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageContentBlockDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("content_block_delta" !== data0){
checkMessageContentBlockDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkMessageContentBlockDeltaEvent.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkMessageContentBlockDeltaEvent.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
let data2 = data.delta;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
checkMessageContentBlockDeltaEvent.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(!(checkMessageBlockDelta.call(this, data2, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageBlockDelta.errors : vErrors.concat(checkMessageBlockDelta.errors);
errors = vErrors.length;
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
checkMessageContentBlockDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageContentBlockDeltaEvent.errors = vErrors;
return errors === 0;
}

function checkMessageContentBlockStartEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.content_block === undefined) && (missing0 = "content_block"))){
checkMessageContentBlockStartEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageContentBlockStartEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("content_block_start" !== data0){
checkMessageContentBlockStartEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_start"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkMessageContentBlockStartEvent.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkMessageContentBlockStartEvent.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_block !== undefined){
const _errs5 = errors;
if(!(checkMessageBlockStart.call(this, data.content_block, {instancePath:instancePath+"/content_block",parentData:data,parentDataProperty:"content_block",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageBlockStart.errors : vErrors.concat(checkMessageBlockStart.errors);
errors = vErrors.length;
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
checkMessageContentBlockStartEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageContentBlockStartEvent.errors = vErrors;
return errors === 0;
}

function checkMessageContentBlockStopEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))){
checkMessageContentBlockStopEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageContentBlockStopEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("content_block_stop" !== data0){
checkMessageContentBlockStopEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_stop"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkMessageContentBlockStopEvent.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkMessageContentBlockStopEvent.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
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
checkMessageContentBlockStopEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageContentBlockStopEvent.errors = vErrors;
return errors === 0;
}

function checkMessageContentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
checkMessageContentSource.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageContentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("content" !== data0){
checkMessageContentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content"}}];
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
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
checkMessageContentSource.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaMessageContentSource.properties.content.type}}];
return false;
}
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(checkMessageTextOrImageBlock.call(this, data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextOrImageBlock.errors : vErrors.concat(checkMessageTextOrImageBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
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
checkMessageContentSource.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageContentSource.errors = vErrors;
return errors === 0;
}

function checkMessageCustomTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.input_schema === undefined) && (missing0 = "input_schema"))){
checkMessageCustomTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schemaMessageCustomTool.properties.type.type}}];
return false;
}
if(!((data0 === "custom") || (data0 === null))){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageCustomTool.properties.type.enum}}];
return false;
}
else {
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs6){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs8 = errors;
const _errs9 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs9 === errors;
if(!valid3){
for(let i0=_errs8; i0<errors; i0++){
vErrors[i0].question ??= "messages-nullable-fields";
}
valid2 = false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkMessageCustomTool.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
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
if(data.name !== undefined){
let data1 = data.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(longerThan(data1, 64)){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(shorterThan(data1, 1)){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
checkMessageCustomTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs13 = errors;
if(typeof data.description !== "string"){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_schema !== undefined){
let data3 = data.input_schema;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
checkMessageCustomTool.errors = [{instancePath:instancePath+"/input_schema",schemaPath:"MessageInputSchema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs19 = errors;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(errors === _errs22){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("ephemeral" !== data5){
const err6 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
else {
const err7 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs22 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs26 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs26){
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs28 = errors;
const _errs29 = errors;
if(data4 !== null){
const err9 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid9 = _errs29 === errors;
if(!valid9){
for(let i1=_errs28; i1<errors; i1++){
vErrors[i1].question ??= "messages-nullable-fields";
}
valid8 = false;
}
}
}
}
var _valid1 = _errs26 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err10 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
checkMessageCustomTool.errors = vErrors;
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
else {
checkMessageCustomTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageCustomTool.errors = vErrors;
return errors === 0;
}

function checkMessageDelta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.stop_reason === undefined) && (missing0 = "stop_reason")) || ((data.usage === undefined) && (missing0 = "usage"))){
checkMessageDelta.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.stop_reason !== undefined){
let data0 = data.stop_reason;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageDelta.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"MessageStopReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "end_turn") || (data0 === "max_tokens")) || (data0 === "stop_sequence")) || (data0 === "tool_use"))){
checkMessageDelta.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"MessageStopReason/enum",keyword:"enum",params:{allowedValues: schemaMessageStopReason.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data1 = data.stop_sequence;
const _errs4 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/x-choice/messages-delta-stop-sequence/type",keyword:"type",params:{type: schemaMessageDelta.properties.stop_sequence["x-choice"]["messages-delta-stop-sequence"].type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "messages-delta-stop-sequence";
}
valid2 = false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data2 = data.usage;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data2.output_tokens === undefined) && (missing1 = "output_tokens"))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.input_tokens !== undefined){
let data3 = data2.input_tokens;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.output_tokens !== undefined){
let data4 = data2.output_tokens;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.cache_creation_input_tokens !== undefined){
let data5 = data2.cache_creation_input_tokens;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.cache_read_input_tokens !== undefined){
let data6 = data2.cache_read_input_tokens;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs17 === errors;
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
checkMessageDelta.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}}];
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
}
else {
checkMessageDelta.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs19 = errors;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.stop_sequence === undefined) && (missing2 = "stop_sequence")){
const err1 = {instancePath,schemaPath:"#/x-choice/messages-delta-stop-sequence/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid7 = _errs20 === errors;
if(!valid7){
for(let i1=_errs19; i1<errors; i1++){
vErrors[i1].question ??= "messages-delta-stop-sequence";
}
valid6 = false;
}
}
}
}
}
checkMessageDelta.errors = vErrors;
return errors === 0;
}

function checkMessageDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))){
checkMessageDeltaEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message_delta" !== data0){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs3 = errors;
if(!(checkMessageDelta.call(this, data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageDelta.errors : vErrors.concat(checkMessageDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data2 = data.usage;
const _errs4 = errors;
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs5 = errors;
const _errs6 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data2.output_tokens === undefined) && (missing1 = "output_tokens"))){
const err0 = {instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.input_tokens !== undefined){
let data3 = data2.input_tokens;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.output_tokens !== undefined){
let data4 = data2.output_tokens;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err4 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.cache_creation_input_tokens !== undefined){
let data5 = data2.cache_creation_input_tokens;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.cache_read_input_tokens !== undefined){
let data6 = data2.cache_read_input_tokens;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid5 = _errs16 === errors;
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
const err9 = {instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "messages-delta-usage";
}
valid1 = false;
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
}
else {
checkMessageDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs18 = errors;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.usage === undefined) && (missing2 = "usage")){
const err10 = {instancePath,schemaPath:"#/x-choice/messages-delta-usage/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid7 = _errs19 === errors;
if(!valid7){
for(let i1=_errs18; i1<errors; i1++){
vErrors[i1].question ??= "messages-delta-usage";
}
valid6 = false;
}
}
}
}
}
checkMessageDeltaEvent.errors = vErrors;
return errors === 0;
}

function checkMessageDocumentBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageDocumentBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("document" !== data0){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data1 = data.source;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(!(checkMessageDocumentSource.call(this, data1, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageDocumentSource.errors : vErrors.concat(checkMessageDocumentSource.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs6 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs7 = errors;
const _errs8 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/x-choice/messages-document-fields/type",keyword:"type",params:{type: schemaMessageDocumentBlock.properties.title["x-choice"]["messages-document-fields"].type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs8 === errors;
if(!valid3){
for(let i0=_errs7; i0<errors; i0++){
vErrors[i0].question ??= "messages-document-fields";
}
valid2 = false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data3 = data.context;
const _errs10 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs11 = errors;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/x-choice/messages-document-fields/type",keyword:"type",params:{type: schemaMessageDocumentBlock.properties.context["x-choice"]["messages-document-fields"].type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs12 === errors;
if(!valid5){
for(let i1=_errs11; i1<errors; i1++){
vErrors[i1].question ??= "messages-document-fields";
}
valid4 = false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data4 = data.citations;
const _errs14 = errors;
let valid7 = true;
if(this?.choices !== false){
if(valid7){
const _errs16 = errors;
const _errs17 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err2 = {instancePath:instancePath+"/citations",schemaPath:"MessageCitationsConfig/x-choice/messages-citations/type",keyword:"type",params:{type: schemaMessageCitationsConfig["x-choice"]["messages-citations"].type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs17){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.enabled !== undefined){
if(typeof data4.enabled !== "boolean"){
const err3 = {instancePath:instancePath+"/citations/enabled",schemaPath:"MessageCitationsConfig/x-choice/messages-citations/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
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
}
var valid8 = _errs17 === errors;
if(!valid8){
for(let i2=_errs16; i2<errors; i2++){
vErrors[i2].question ??= "messages-citations";
}
valid7 = false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data6 = data.cache_control;
const _errs21 = errors;
const _errs23 = errors;
let valid11 = false;
const _errs24 = errors;
if(errors === _errs24){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.type === undefined) && (missing1 = "type")){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("ephemeral" !== data7){
const err6 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
else {
const err7 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs24 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs28 = errors;
if(data6 !== null){
const err8 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs28){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs30 = errors;
const _errs31 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid14 = _errs31 === errors;
if(!valid14){
for(let i3=_errs30; i3<errors; i3++){
vErrors[i3].question ??= "messages-nullable-fields";
}
valid13 = false;
}
}
}
}
var _valid0 = _errs28 === errors;
valid11 = valid11 || _valid0;
}
if(!valid11){
const err10 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
checkMessageDocumentBlock.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
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
checkMessageDocumentBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs33 = errors;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.source === undefined) && (missing2 = "source")){
const err11 = {instancePath,schemaPath:"#/x-choice/messages-block-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid16 = _errs34 === errors;
if(!valid16){
for(let i4=_errs33; i4<errors; i4++){
vErrors[i4].question ??= "messages-block-required-fields";
}
valid15 = false;
}
}
}
}
}
checkMessageDocumentBlock.errors = vErrors;
return errors === 0;
}

const patternMessageDocumentSource_0 = base64Pattern("^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$");
function checkMessageDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
let valid0 = true;
if(this?.choices !== false){
if(valid0){
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {instancePath,schemaPath:"#/x-choice/messages-document-source/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(!((((data0 === "base64") || (data0 === "text")) || (data0 === "content")) || (data0 === "url"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/x-choice/messages-document-source/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageDocumentSource["x-choice"]["messages-document-source"].properties.type.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "base64"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.media_type === undefined) && (missing1 = "media_type"))) || ((data.data === undefined) && (missing1 = "data"))){
const err2 = {instancePath,schemaPath:"MessagePdfSource/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"MessagePdfSource/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("base64" !== data1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"MessagePdfSource/properties/type/const",keyword:"const",params:{allowedValue: "base64"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid6 = _errs8 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.media_type !== undefined){
let data2 = data.media_type;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/media_type",schemaPath:"MessagePdfSource/properties/media_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("application/pdf" !== data2){
const err6 = {instancePath:instancePath+"/media_type",schemaPath:"MessagePdfSource/properties/media_type/const",keyword:"const",params:{allowedValue: "application/pdf"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid6 = _errs10 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.data !== undefined){
let data3 = data.data;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(shorterThan(data3, 1)){
const err7 = {instancePath:instancePath+"/data",schemaPath:"MessagePdfSource/properties/data/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!patternMessageDocumentSource_0.test(data3)){
const err8 = {instancePath:instancePath+"/data",schemaPath:"MessagePdfSource/properties/data/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$"}};
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
else {
const err9 = {instancePath:instancePath+"/data",schemaPath:"MessagePdfSource/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"MessagePdfSource/type",keyword:"type",params:{type: "object"}};
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
else if(tag0 === "text"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.type === undefined) && (missing2 = "type")) || ((data.media_type === undefined) && (missing2 = "media_type"))) || ((data.data === undefined) && (missing2 = "data"))){
const err11 = {instancePath,schemaPath:"MessagePlainTextSource/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs17 = errors;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/type",schemaPath:"MessagePlainTextSource/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("text" !== data4){
const err13 = {instancePath:instancePath+"/type",schemaPath:"MessagePlainTextSource/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.media_type !== undefined){
let data5 = data.media_type;
const _errs19 = errors;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/media_type",schemaPath:"MessagePlainTextSource/properties/media_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("text/plain" !== data5){
const err15 = {instancePath:instancePath+"/media_type",schemaPath:"MessagePlainTextSource/properties/media_type/const",keyword:"const",params:{allowedValue: "text/plain"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid9 = _errs19 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.data !== undefined){
const _errs21 = errors;
if(typeof data.data !== "string"){
const err16 = {instancePath:instancePath+"/data",schemaPath:"MessagePlainTextSource/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid9 = _errs21 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"MessagePlainTextSource/type",keyword:"type",params:{type: "object"}};
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
else if(tag0 === "content"){
if(!(checkMessageContentSource.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageContentSource.errors : vErrors.concat(checkMessageContentSource.errors);
errors = vErrors.length;
}
}
else if(tag0 === "url"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.url === undefined) && (missing3 = "url"))){
const err18 = {instancePath,schemaPath:"MessageUrlSource/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs27 = errors;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/type",schemaPath:"MessageUrlSource/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if("url" !== data7){
const err20 = {instancePath:instancePath+"/type",schemaPath:"MessageUrlSource/properties/type/const",keyword:"const",params:{allowedValue: "url"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.url !== undefined){
const _errs29 = errors;
if(typeof data.url !== "string"){
const err21 = {instancePath:instancePath+"/url",schemaPath:"MessageUrlSource/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid13 = _errs29 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"MessageUrlSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/x-choice/messages-document-source/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/x-choice/messages-document-source/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/x-choice/messages-document-source/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid1 = _errs1 === errors;
if(!valid1){
for(let i0=_errs0; i0<errors; i0++){
vErrors[i0].question ??= "messages-document-source";
}
valid0 = false;
}
}
}
checkMessageDocumentSource.errors = vErrors;
return errors === 0;
}

function checkMessageError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkMessageError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/x-choice/messages-error-envelope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "error")){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/x-choice/messages-error-envelope/enum",keyword:"enum",params:{allowedValues: schemaMessageError.properties.type["x-choice"]["messages-error-envelope"].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs3 === errors;
if(!valid2){
for(let i0=_errs2; i0<errors; i0++){
vErrors[i0].question ??= "messages-error-envelope";
}
valid1 = false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.type === undefined) && (missing1 = "type")) || ((data1.message === undefined) && (missing1 = "message"))) || ((data1.code === undefined) && (missing1 = "code"))){
checkMessageError.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
checkMessageError.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "invalid_request_error") || (data2 === "authentication_error")) || (data2 === "rate_limit_error")) || (data2 === "server_error"))){
checkMessageError.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageError.properties.error.properties.type.enum}}];
return false;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.message !== undefined){
const _errs9 = errors;
if(typeof data1.message !== "string"){
checkMessageError.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.code !== undefined){
let data4 = data1.code;
const _errs11 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs12 = errors;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err2 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/x-choice/messages-error-codes/type",keyword:"type",params:{type: schemaMessageError.properties.error.properties.code["x-choice"]["messages-error-codes"].type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid5 = _errs13 === errors;
if(!valid5){
for(let i1=_errs12; i1<errors; i1++){
vErrors[i1].question ??= "messages-error-codes";
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
}
}
}
}
else {
checkMessageError.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
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
else {
checkMessageError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {instancePath,schemaPath:"#/x-choice/messages-error-envelope/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid7 = _errs16 === errors;
if(!valid7){
for(let i2=_errs15; i2<errors; i2++){
vErrors[i2].question ??= "messages-error-envelope";
}
valid6 = false;
}
}
}
}
}
checkMessageError.errors = vErrors;
return errors === 0;
}

function checkMessageImageBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageImageBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageImageBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("image" !== data0){
checkMessageImageBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs3 = errors;
if(!(checkMessageImageSource.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageImageSource.errors : vErrors.concat(checkMessageImageSource.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs4 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("ephemeral" !== data3){
const err2 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs11){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs13 = errors;
const _errs14 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs14 === errors;
if(!valid5){
for(let i0=_errs13; i0<errors; i0++){
vErrors[i0].question ??= "messages-nullable-fields";
}
valid4 = false;
}
}
}
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkMessageImageBlock.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
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
}
}
}
}
else {
checkMessageImageBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.source === undefined) && (missing2 = "source")){
const err7 = {instancePath,schemaPath:"#/x-choice/messages-block-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid7 = _errs17 === errors;
if(!valid7){
for(let i1=_errs16; i1<errors; i1++){
vErrors[i1].question ??= "messages-block-required-fields";
}
valid6 = false;
}
}
}
}
}
checkMessageImageBlock.errors = vErrors;
return errors === 0;
}

const patternMessageImageSource_0 = base64Pattern("^[A-Za-z0-9+/_=\\s-]*$");
const patternMessageImageSource_1 = base64Pattern("^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$");
function checkMessageImageSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageImageSource.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(!(data.type === "base64")){
checkMessageImageSource.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageImageSource.properties.type.enum}}];
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
if(tag0 === "base64"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.media_type === undefined) && (missing1 = "media_type"))) || ((data.data === undefined) && (missing1 = "data"))){
checkMessageImageSource.errors = [{instancePath,schemaPath:"MessageImageBytes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageImageSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageImageBytes/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("base64" !== data1){
checkMessageImageSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageImageBytes/properties/type/const",keyword:"const",params:{allowedValue: "base64"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.media_type !== undefined){
let data2 = data.media_type;
const _errs8 = errors;
if(typeof data2 !== "string"){
checkMessageImageSource.errors = [{instancePath:instancePath+"/media_type",schemaPath:"MessageImageBytes/properties/media_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "image/jpeg") || (data2 === "image/png")) || (data2 === "image/gif")) || (data2 === "image/webp"))){
checkMessageImageSource.errors = [{instancePath:instancePath+"/media_type",schemaPath:"MessageImageBytes/properties/media_type/enum",keyword:"enum",params:{allowedValues: schemaMessageImageBytes.properties.media_type.enum}}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.data !== undefined){
let data3 = data.data;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!patternMessageImageSource_0.test(data3)){
checkMessageImageSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/_=\\s-]*$"}}];
return false;
}
}
else {
checkMessageImageSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs10){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs12 = errors;
const _errs13 = errors;
if(typeof data3 === "string"){
if(shorterThan(data3, 1)){
const err0 = {instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/x-choice/messages-base64/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!patternMessageImageSource_1.test(data3)){
const err1 = {instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/x-choice/messages-base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$"}};
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
var valid6 = _errs13 === errors;
if(!valid6){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "messages-base64";
}
valid5 = false;
}
}
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
checkMessageImageSource.errors = [{instancePath,schemaPath:"MessageImageBytes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkMessageImageSource.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageImageSource.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageImageSource.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageImageSource.errors = vErrors;
return errors === 0;
}

function checkMessageOutputConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
let valid0 = true;
if(this?.choices !== false){
if(valid0){
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
const _errs4 = errors;
let valid3 = false;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.type === undefined) && (missing0 = "type")){
const err0 = {instancePath:instancePath+"/format",schemaPath:"MessageJsonFormat/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/format/type",schemaPath:"MessageJsonFormat/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("json_schema" !== data1){
const err2 = {instancePath:instancePath+"/format/type",schemaPath:"MessageJsonFormat/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}};
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
}
else {
const err3 = {instancePath:instancePath+"/format",schemaPath:"MessageJsonFormat/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs6){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) && (missing1 = "type")) || ((data0.schema === undefined) && (missing1 = "schema"))){
const err4 = {instancePath:instancePath+"/format",schemaPath:"MessageJsonFormat/x-choice/messages-output-config/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data0.type !== undefined){
let data2 = data0.type;
const _errs13 = errors;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/format/type",schemaPath:"MessageJsonFormat/x-choice/messages-output-config/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("json_schema" !== data2){
const err6 = {instancePath:instancePath+"/format/type",schemaPath:"MessageJsonFormat/x-choice/messages-output-config/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid8 = _errs13 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data0.schema !== undefined){
let data3 = data0.schema;
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err7 = {instancePath:instancePath+"/format/schema",schemaPath:"MessageJsonFormat/x-choice/messages-output-config/properties/schema/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid8 = _errs15 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/format",schemaPath:"MessageJsonFormat/x-choice/messages-output-config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid7 = _errs11 === errors;
if(!valid7){
for(let i0=_errs10; i0<errors; i0++){
vErrors[i0].question ??= "messages-output-config";
}
valid6 = false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs18 = errors;
if(data0 !== null){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/x-choice/messages-output-config/properties/format/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err10 = {instancePath:instancePath+"/format",schemaPath:"#/x-choice/messages-output-config/properties/format/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
}
}
else {
const err11 = {instancePath,schemaPath:"#/x-choice/messages-output-config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid1 = _errs1 === errors;
if(!valid1){
for(let i1=_errs0; i1<errors; i1++){
vErrors[i1].question ??= "messages-output-config";
}
valid0 = false;
}
}
}
checkMessageOutputConfig.errors = vErrors;
return errors === 0;
}

function checkMessagePingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessagePingEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
checkMessagePingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ping" !== data0){
checkMessagePingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ping"}}];
return false;
}
}
}
}
else {
checkMessagePingEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessagePingEvent.errors = vErrors;
return errors === 0;
}

function checkMessageReplyBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "text") || (data0 === "tool_use")) || (data0 === "thinking"))){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageReplyBlock.properties.type.enum}}];
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
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageReplyTextBlock/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageReplyTextBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageReplyTextBlock/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.text !== undefined){
let data2 = data.text;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(longerThan(data2, 5000000)){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/text",schemaPath:"MessageReplyTextBlock/properties/text/maxLength",keyword:"maxLength",params:{limit: 5000000}}];
return false;
}
else {
if(shorterThan(data2, 1)){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/text",schemaPath:"MessageReplyTextBlock/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/text",schemaPath:"MessageReplyTextBlock/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageReplyTextBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "tool_use"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((((data.type === undefined) && (missing2 = "type")) || ((data.id === undefined) && (missing2 = "id"))) || ((data.name === undefined) && (missing2 = "name"))) || ((data.input === undefined) && (missing2 = "input"))){
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageReplyToolUseBlock/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageReplyToolUseBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_use" !== data3){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageReplyToolUseBlock/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"}}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.id !== undefined){
const _errs15 = errors;
if(typeof data.id !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/id",schemaPath:"MessageReplyToolUseBlock/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.name !== undefined){
let data5 = data.name;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(shorterThan(data5, 1)){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/name",schemaPath:"MessageReplyToolUseBlock/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/name",schemaPath:"MessageReplyToolUseBlock/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.input !== undefined){
let data6 = data.input;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/input",schemaPath:"MessageReplyToolUseBlock/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageReplyToolUseBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "thinking"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking" !== data7){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}}];
return false;
}
}
}
}
else {
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs23){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.type === undefined) && (missing4 = "type")) || ((data.thinking === undefined) && (missing4 = "thinking"))) || ((data.signature === undefined) && (missing4 = "signature"))){
const err0 = {instancePath,schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs30 = errors;
if(typeof data8 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("thinking" !== data8){
const err2 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid13 = _errs30 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.thinking !== undefined){
const _errs32 = errors;
if(typeof data.thinking !== "string"){
const err3 = {instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/thinking/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid13 = _errs32 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.signature !== undefined){
const _errs34 = errors;
if(typeof data.signature !== "string"){
const err4 = {instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/signature/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid13 = _errs34 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid12 = _errs28 === errors;
if(!valid12){
for(let i0=_errs27; i0<errors; i0++){
vErrors[i0].question ??= "messages-thinking-blocks";
}
valid11 = false;
}
}
}
}
}
}
else {
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageReplyBlock.errors = vErrors;
return errors === 0;
}

function checkMessageRequestBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((data0 === "text") || (data0 === "image")) || (data0 === "tool_use")) || (data0 === "tool_result")) || (data0 === "document")) || (data0 === "thinking")) || (data0 === "redacted_thinking"))){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageRequestBlock.properties.type.enum}}];
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
if(!(checkMessageTextBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextBlock.errors : vErrors.concat(checkMessageTextBlock.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(checkMessageImageBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageImageBlock.errors : vErrors.concat(checkMessageImageBlock.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_use"){
if(!(checkMessageToolUseBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageToolUseBlock.errors : vErrors.concat(checkMessageToolUseBlock.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_result"){
if(!(checkMessageToolResultBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageToolResultBlock.errors : vErrors.concat(checkMessageToolResultBlock.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(checkMessageDocumentBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageDocumentBlock.errors : vErrors.concat(checkMessageDocumentBlock.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking" !== data1){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}}];
return false;
}
}
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs9){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.type === undefined) && (missing2 = "type")) || ((data.thinking === undefined) && (missing2 = "thinking"))) || ((data.signature === undefined) && (missing2 = "signature"))){
const err0 = {instancePath,schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs16 = errors;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("thinking" !== data2){
const err2 = {instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid12 = _errs16 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.thinking !== undefined){
const _errs18 = errors;
if(typeof data.thinking !== "string"){
const err3 = {instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/thinking/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid12 = _errs18 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.signature !== undefined){
const _errs20 = errors;
if(typeof data.signature !== "string"){
const err4 = {instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/properties/signature/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid12 = _errs20 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"MessageThinkingBlock/x-choice/messages-thinking-blocks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid11 = _errs14 === errors;
if(!valid11){
for(let i0=_errs13; i0<errors; i0++){
vErrors[i0].question ??= "messages-thinking-blocks";
}
valid10 = false;
}
}
}
}
}
}
else if(tag0 === "redacted_thinking"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageRedactedThinkingBlock/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageRedactedThinkingBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("redacted_thinking" !== data5){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageRedactedThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "redacted_thinking"}}];
return false;
}
}
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageRedactedThinkingBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs23){
let valid16 = true;
if(this?.choices !== false){
if(valid16){
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.data === undefined) && (missing4 = "data"))){
const err6 = {instancePath,schemaPath:"MessageRedactedThinkingBlock/x-choice/messages-thinking-blocks/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs30 = errors;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"MessageRedactedThinkingBlock/x-choice/messages-thinking-blocks/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("redacted_thinking" !== data6){
const err8 = {instancePath:instancePath+"/type",schemaPath:"MessageRedactedThinkingBlock/x-choice/messages-thinking-blocks/properties/type/const",keyword:"const",params:{allowedValue: "redacted_thinking"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid18 = _errs30 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.data !== undefined){
const _errs32 = errors;
if(typeof data.data !== "string"){
const err9 = {instancePath:instancePath+"/data",schemaPath:"MessageRedactedThinkingBlock/x-choice/messages-thinking-blocks/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid18 = _errs32 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"MessageRedactedThinkingBlock/x-choice/messages-thinking-blocks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid17 = _errs28 === errors;
if(!valid17){
for(let i1=_errs27; i1<errors; i1++){
vErrors[i1].question ??= "messages-thinking-blocks";
}
valid16 = false;
}
}
}
}
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageRequestBlock.errors = vErrors;
return errors === 0;
}

function checkMessageStart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))){
checkMessageStart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkMessageStart.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkMessageStart.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message" !== data1){
checkMessageStart.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs5 = errors;
if(typeof data2 !== "string"){
checkMessageStart.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("assistant" !== data2){
checkMessageStart.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}}];
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
checkMessageStart.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs9 = errors;
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 0){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/x-choice/messages-message-start/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(checkMessageReplyBlock.call(this, data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageReplyBlock.errors : vErrors.concat(checkMessageReplyBlock.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/x-choice/messages-message-start/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
for(let i1=_errs10; i1<errors; i1++){
vErrors[i1].question ??= "messages-message-start";
}
valid1 = false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
const _errs14 = errors;
if(data.stop_reason !== null){
checkMessageStart.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data7 = data.stop_sequence;
const _errs16 = errors;
if(data7 !== null){
checkMessageStart.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: "null"}}];
return false;
}
if(errors === _errs16){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs18 = errors;
const _errs19 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/x-choice/messages-message-start/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid5 = _errs19 === errors;
if(!valid5){
for(let i2=_errs18; i2<errors; i2++){
vErrors[i2].question ??= "messages-message-start";
}
valid4 = false;
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
if(data.usage !== undefined){
let data8 = data.usage;
const _errs21 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs22 = errors;
const _errs23 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data8.output_tokens === undefined) && (missing1 = "output_tokens"))){
const err3 = {instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data8.input_tokens !== undefined){
let data9 = data8.input_tokens;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err4 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs27){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err5 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid10 = _errs27 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.output_tokens !== undefined){
let data10 = data8.output_tokens;
const _errs29 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err6 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs29){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err7 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
var valid10 = _errs29 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.cache_creation_input_tokens !== undefined){
let data11 = data8.cache_creation_input_tokens;
const _errs31 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err8 = {instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs31){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err9 = {instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.cache_read_input_tokens !== undefined){
let data12 = data8.cache_read_input_tokens;
const _errs33 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs33){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err11 = {instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid10 = _errs33 === errors;
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
const err12 = {instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid7 = _errs23 === errors;
if(!valid7){
for(let i3=_errs22; i3<errors; i3++){
vErrors[i3].question ??= "messages-message-start";
}
valid6 = false;
}
}
}
var valid0 = _errs21 === errors;
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
checkMessageStart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs35 = errors;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.content === undefined) && (missing2 = "content")) || ((data.stop_sequence === undefined) && (missing2 = "stop_sequence"))) || ((data.usage === undefined) && (missing2 = "usage"))){
const err13 = {instancePath,schemaPath:"#/x-choice/messages-message-start/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid12 = _errs36 === errors;
if(!valid12){
for(let i4=_errs35; i4<errors; i4++){
vErrors[i4].question ??= "messages-message-start";
}
valid11 = false;
}
}
if(valid11){
const _errs37 = errors;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.stop_reason === undefined) && (missing3 = "stop_reason")){
const err14 = {instancePath,schemaPath:"#/x-choice/messages-stop-reason-null/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid13 = _errs38 === errors;
if(!valid13){
for(let i5=_errs37; i5<errors; i5++){
vErrors[i5].question ??= "messages-stop-reason-null";
}
valid11 = false;
}
}
}
}
}
checkMessageStart.errors = vErrors;
return errors === 0;
}

function checkMessageStartEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
checkMessageStartEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageStartEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message_start" !== data0){
checkMessageStartEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_start"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(checkMessageStart.call(this, data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageStart.errors : vErrors.concat(checkMessageStart.errors);
errors = vErrors.length;
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
checkMessageStartEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageStartEvent.errors = vErrors;
return errors === 0;
}

function checkMessageStopEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageStopEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
checkMessageStopEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message_stop" !== data0){
checkMessageStopEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_stop"}}];
return false;
}
}
}
}
else {
checkMessageStopEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageStopEvent.errors = vErrors;
return errors === 0;
}

function checkMessageTextBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageTextBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data0){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkMessageTextBlock.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs5 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("ephemeral" !== data3){
const err2 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs14 = errors;
const _errs15 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
for(let i0=_errs14; i0<errors; i0++){
vErrors[i0].question ??= "messages-nullable-fields";
}
valid4 = false;
}
}
}
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkMessageTextBlock.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
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
checkMessageTextBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs17 = errors;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.text === undefined) && (missing2 = "text")){
const err7 = {instancePath,schemaPath:"#/x-choice/messages-block-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid7 = _errs18 === errors;
if(!valid7){
for(let i1=_errs17; i1<errors; i1++){
vErrors[i1].question ??= "messages-block-required-fields";
}
valid6 = false;
}
}
}
}
}
checkMessageTextBlock.errors = vErrors;
return errors === 0;
}

function checkMessageTextEditorTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
checkMessageTextEditorTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text_editor_20241022" !== data0){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text_editor_20241022"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("str_replace_editor" !== data1){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "str_replace_editor"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs5 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("ephemeral" !== data3){
const err2 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs14 = errors;
const _errs15 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
for(let i0=_errs14; i0<errors; i0++){
vErrors[i0].question ??= "messages-nullable-fields";
}
valid4 = false;
}
}
}
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkMessageTextEditorTool.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
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
checkMessageTextEditorTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageTextEditorTool.errors = vErrors;
return errors === 0;
}

function checkMessageTextOrImageBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageTextOrImageBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "text") || (data0 === "image"))){
checkMessageTextOrImageBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageTextOrImageBlock.properties.type.enum}}];
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
if(!(checkMessageTextBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextBlock.errors : vErrors.concat(checkMessageTextBlock.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(checkMessageImageBlock.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageImageBlock.errors : vErrors.concat(checkMessageImageBlock.errors);
errors = vErrors.length;
}
}
else {
checkMessageTextOrImageBlock.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageTextOrImageBlock.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageTextOrImageBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageTextOrImageBlock.errors = vErrors;
return errors === 0;
}

function checkMessageThinkingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "enabled") || (data0 === "disabled"))){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageThinkingConfig.properties.type.enum}}];
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
if(tag0 === "enabled"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.budget_tokens === undefined) && (missing1 = "budget_tokens"))){
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"MessageThinkingEnabled/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingEnabled/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("enabled" !== data1){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingEnabled/properties/type/const",keyword:"const",params:{allowedValue: "enabled"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.budget_tokens !== undefined){
let data2 = data.budget_tokens;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"MessageThinkingEnabled/properties/budget_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1024 || isNaN(data2)){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"MessageThinkingEnabled/properties/budget_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}}];
return false;
}
}
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
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"MessageThinkingEnabled/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "disabled"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"MessageThinkingDisabled/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingDisabled/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("disabled" !== data3){
checkMessageThinkingConfig.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingDisabled/properties/type/const",keyword:"const",params:{allowedValue: "disabled"}}];
return false;
}
}
}
}
else {
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"MessageThinkingDisabled/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageThinkingConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageThinkingConfig.errors = vErrors;
return errors === 0;
}

function checkMessageTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === "custom") || (data0 === null))){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageTool.anyOf[0].allOf[0].properties.type.enum}};
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
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs5 = errors;
if(!(checkMessageCustomTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageCustomTool.errors : vErrors.concat(checkMessageCustomTool.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("computer_20241022" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "computer_20241022"}};
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
var valid3 = _errs7 === errors;
if(valid3){
const _errs10 = errors;
if(!(checkMessageComputerTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageComputerTool.errors : vErrors.concat(checkMessageComputerTool.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("bash_20241022" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/2/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "bash_20241022"}};
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
const err5 = {instancePath,schemaPath:"#/anyOf/2/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid5 = _errs12 === errors;
if(valid5){
const _errs15 = errors;
if(!(checkMessageBashTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageBashTool.errors : vErrors.concat(checkMessageBashTool.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("text_editor_20241022" !== data.type){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/3/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text_editor_20241022"}};
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
else {
const err7 = {instancePath,schemaPath:"#/anyOf/3/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid7 = _errs17 === errors;
if(valid7){
const _errs20 = errors;
if(!(checkMessageTextEditorTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextEditorTool.errors : vErrors.concat(checkMessageTextEditorTool.errors);
errors = vErrors.length;
}
var valid7 = _errs20 === errors;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
checkMessageTool.errors = vErrors;
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
checkMessageTool.errors = vErrors;
return errors === 0;
}

function checkMessageToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageToolChoice.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "auto") || (data0 === "any")) || (data0 === "tool"))){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageToolChoice.properties.type.enum}}];
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
if(tag0 === "auto"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkMessageToolChoice.errors = [{instancePath,schemaPath:"MessageToolChoiceAuto/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolChoiceAuto/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("auto" !== data1){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolChoiceAuto/properties/type/const",keyword:"const",params:{allowedValue: "auto"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.disable_parallel_tool_use !== undefined){
const _errs8 = errors;
if(typeof data.disable_parallel_tool_use !== "boolean"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"MessageToolChoiceAuto/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: "boolean"}}];
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
checkMessageToolChoice.errors = [{instancePath,schemaPath:"MessageToolChoiceAuto/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "any"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
checkMessageToolChoice.errors = [{instancePath,schemaPath:"MessageToolChoiceAny/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolChoiceAny/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("any" !== data3){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolChoiceAny/properties/type/const",keyword:"const",params:{allowedValue: "any"}}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.disable_parallel_tool_use !== undefined){
const _errs15 = errors;
if(typeof data.disable_parallel_tool_use !== "boolean"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"MessageToolChoiceAny/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: "boolean"}}];
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
checkMessageToolChoice.errors = [{instancePath,schemaPath:"MessageToolChoiceAny/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "tool"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.name === undefined) && (missing3 = "name"))){
checkMessageToolChoice.errors = [{instancePath,schemaPath:"MessageToolChoiceTool/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs20 = errors;
if(typeof data5 !== "string"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolChoiceTool/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool" !== data5){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolChoiceTool/properties/type/const",keyword:"const",params:{allowedValue: "tool"}}];
return false;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.name !== undefined){
const _errs22 = errors;
if(typeof data.name !== "string"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/name",schemaPath:"MessageToolChoiceTool/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.disable_parallel_tool_use !== undefined){
const _errs24 = errors;
if(typeof data.disable_parallel_tool_use !== "boolean"){
checkMessageToolChoice.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"MessageToolChoiceTool/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs24 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
checkMessageToolChoice.errors = [{instancePath,schemaPath:"MessageToolChoiceTool/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkMessageToolChoice.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageToolChoice.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageToolChoice.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageToolChoice.errors = vErrors;
return errors === 0;
}

function checkMessageToolResultBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))) || ((data.content === undefined) && (missing0 = "content"))){
checkMessageToolResultBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_result" !== data0){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
const _errs3 = errors;
if(typeof data.tool_use_id !== "string"){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs5 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaMessageToolResultBlock.properties.content.type}}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(checkMessageTextOrImageBlock.call(this, data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextOrImageBlock.errors : vErrors.concat(checkMessageTextOrImageBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
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
if(data.is_error !== undefined){
const _errs8 = errors;
if(typeof data.is_error !== "boolean"){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs10 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err1 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("ephemeral" !== data6){
const err2 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs17 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs17){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs19 = errors;
const _errs20 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid6 = _errs20 === errors;
if(!valid6){
for(let i1=_errs19; i1<errors; i1++){
vErrors[i1].question ??= "messages-nullable-fields";
}
valid5 = false;
}
}
}
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkMessageToolResultBlock.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
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
checkMessageToolResultBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageToolResultBlock.errors = vErrors;
return errors === 0;
}

function checkMessageToolUseBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageToolUseBlock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_use" !== data0){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(shorterThan(data2, 1)){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data3 = data.input;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs10 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err1 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("ephemeral" !== data5){
const err2 = {instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}};
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
}
else {
const err3 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs17 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs17){
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs19 = errors;
const _errs20 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf/1/x-choice/messages-nullable-fields/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs20 === errors;
if(!valid5){
for(let i0=_errs19; i0<errors; i0++){
vErrors[i0].question ??= "messages-nullable-fields";
}
valid4 = false;
}
}
}
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
checkMessageToolUseBlock.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
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
checkMessageToolUseBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs22 = errors;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.id === undefined) && (missing2 = "id")) || ((data.name === undefined) && (missing2 = "name"))) || ((data.input === undefined) && (missing2 = "input"))){
const err7 = {instancePath,schemaPath:"#/x-choice/messages-block-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid7 = _errs23 === errors;
if(!valid7){
for(let i1=_errs22; i1<errors; i1++){
vErrors[i1].question ??= "messages-block-required-fields";
}
valid6 = false;
}
}
}
}
}
checkMessageToolUseBlock.errors = vErrors;
return errors === 0;
}

function checkMessageTurn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
checkMessageTurn.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageTurn.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "user") || (data0 === "assistant"))){
checkMessageTurn.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schemaMessageTurn.properties.role.enum}}];
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
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
checkMessageTurn.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaMessageTurn.properties.content.type}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
checkMessageTurn.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(checkMessageRequestBlock.call(this, data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageRequestBlock.errors : vErrors.concat(checkMessageRequestBlock.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
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
}
}
}
else {
checkMessageTurn.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageTurn.errors = vErrors;
return errors === 0;
}

function checkcreateMessageHeader(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["messages-version"] === undefined) && (missing0 = "messages-version")){
checkcreateMessageHeader.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["messages-version"] !== undefined){
let data0 = data["messages-version"];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkcreateMessageHeader.errors = [{instancePath:instancePath+"/messages-version",schemaPath:"#/properties/messages-version/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkcreateMessageHeader.errors = [{instancePath:instancePath+"/messages-version",schemaPath:"#/properties/messages-version/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["messages-beta"] !== undefined){
const _errs3 = errors;
if(typeof data["messages-beta"] !== "string"){
checkcreateMessageHeader.errors = [{instancePath:instancePath+"/messages-beta",schemaPath:"#/properties/messages-beta/type",keyword:"type",params:{type: "string"}}];
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
checkcreateMessageHeader.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkcreateMessageHeader.errors = vErrors;
return errors === 0;
}

const schemaMessage = {"type":"object","required":["id","type","role","model","content","stop_reason","stop_sequence","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"model":{"type":"string"},"content":{"type":"array","items":{"$ref":"MessageReplyBlock"}},"stop_reason":{"$ref":"MessageStopReason"},"stop_sequence":{"type":["string","null"]},"usage":{"$ref":"MessageUsage"}},"$id":"Message"};
const schemaMessageBlockDelta = {"x-choice":{"messages-delta-kinds":{"type":"object","oneOf":[{"$ref":"MessageTextDelta"},{"$ref":"MessageInputJsonDelta"},{"$ref":"MessageThinkingDelta"},{"$ref":"MessageSignatureDelta"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text_delta","input_json_delta","thinking_delta","signature_delta"]}}}},"$id":"MessageBlockDelta"};
const schemaMessageBlockStart = {"type":"object","oneOf":[{"$ref":"MessageTextBlockStart"},{"$ref":"MessageToolUseBlockStart"},{"$ref":"MessageThinkingBlockStart"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","tool_use","thinking"]}},"$id":"MessageBlockStart"};
const schemaMessageCitationsConfig = {"x-choice":{"messages-citations":{"type":["object","null"],"properties":{"enabled":{"type":"boolean"}}}},"$id":"MessageCitationsConfig"};
const schemaMessageComputerTool = {"type":"object","required":["type","name","display_width_px","display_height_px"],"properties":{"type":{"type":"string","const":"computer_20241022"},"name":{"type":"string","const":"computer"},"display_width_px":{"x-choice":{"messages-display-types":{"type":"integer"}}},"display_height_px":{"x-choice":{"messages-display-types":{"type":"integer"}}},"display_number":{"x-choice":{"messages-display-types":{"type":["integer","null"]}}},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageComputerTool"};
const schemaMessageContentSource = {"type":"object","required":["type","content"],"properties":{"type":{"type":"string","const":"content"},"content":{"type":["string","array"],"items":{"$ref":"MessageTextOrImageBlock"}}},"$id":"MessageContentSource"};
const schemaMessageCustomTool = {"type":"object","required":["name","input_schema"],"properties":{"type":{"type":["string","null"],"enum":["custom",null],"anyOf":[{"type":"string"},{"type":"null","x-choice":{"messages-nullable-fields":{"type":"null"}}}]},"name":{"type":"string","minLength":1,"maxLength":64},"description":{"type":"string"},"input_schema":{"$ref":"MessageInputSchema"},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageCustomTool"};
const schemaMessageDelta = {"type":"object","required":["stop_reason","usage"],"x-choice":{"messages-delta-stop-sequence":{"required":["stop_sequence"]}},"properties":{"stop_reason":{"$ref":"MessageStopReason"},"stop_sequence":{"x-choice":{"messages-delta-stop-sequence":{"type":["string","null"]}}},"usage":{"$ref":"MessageUsage"}},"$id":"MessageDelta"};
const schemaMessageDocumentBlock = {"type":"object","required":["type"],"x-choice":{"messages-block-required-fields":{"required":["source"]}},"properties":{"type":{"type":"string","const":"document"},"source":{"type":"object","allOf":[{"$ref":"MessageDocumentSource"}]},"title":{"x-choice":{"messages-document-fields":{"type":["string","null"]}}},"context":{"x-choice":{"messages-document-fields":{"type":["string","null"]}}},"citations":{"$ref":"MessageCitationsConfig"},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageDocumentBlock"};
const schemaMessageDocumentSource = {"x-choice":{"messages-document-source":{"type":"object","oneOf":[{"$ref":"MessagePdfSource"},{"$ref":"MessagePlainTextSource"},{"$ref":"MessageContentSource"},{"$ref":"MessageUrlSource"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["base64","text","content","url"]}}}},"$id":"MessageDocumentSource"};
const schemaMessageError = {"type":"object","required":["error"],"x-choice":{"messages-error-envelope":{"required":["type"]}},"properties":{"type":{"x-choice":{"messages-error-envelope":{"type":"string","enum":["error"]}}},"error":{"type":"object","required":["type","message","code"],"properties":{"type":{"type":"string","enum":["invalid_request_error","authentication_error","rate_limit_error","server_error"]},"message":{"type":"string"},"code":{"x-choice":{"messages-error-codes":{"type":["string","null"]}}}}}},"$id":"MessageError"};
const schemaMessageImageBytes = {"type":"object","required":["type","media_type","data"],"properties":{"type":{"type":"string","const":"base64"},"media_type":{"type":"string","enum":["image/jpeg","image/png","image/gif","image/webp"]},"data":{"type":"string","contentEncoding":"base64","pattern":"^[A-Za-z0-9+/_=\\s-]*$","x-choice":{"messages-base64":{"pattern":"^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$","minLength":1}}}},"$id":"MessageImageBytes"};
const schemaMessageImageSource = {"type":"object","oneOf":[{"$ref":"MessageImageBytes"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["base64"]}},"$id":"MessageImageSource"};
const schemaMessageMetadata = {"type":"object","properties":{"user_id":{"type":["string","null"],"maxLength":256,"anyOf":[{"type":"string"},{"type":"null","x-choice":{"messages-nullable-fields":{"type":"null"}}}]}},"$id":"MessageMetadata"};
const schemaMessageReplyBlock = {"type":"object","oneOf":[{"$ref":"MessageReplyTextBlock"},{"$ref":"MessageReplyToolUseBlock"},{"$ref":"MessageThinkingBlock"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","tool_use","thinking"]}},"$id":"MessageReplyBlock"};
const schemaMessageRequestBlock = {"type":"object","oneOf":[{"$ref":"MessageTextBlock"},{"$ref":"MessageImageBlock"},{"$ref":"MessageToolUseBlock"},{"$ref":"MessageToolResultBlock"},{"$ref":"MessageDocumentBlock"},{"$ref":"MessageThinkingBlock"},{"$ref":"MessageRedactedThinkingBlock"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","image","tool_use","tool_result","document","thinking","redacted_thinking"]}},"$id":"MessageRequestBlock"};
const schemaMessageStopReason = {"type":"string","enum":["end_turn","max_tokens","stop_sequence","tool_use"],"$id":"MessageStopReason"};
const schemaMessageTextOrImageBlock = {"type":"object","oneOf":[{"$ref":"MessageTextBlock"},{"$ref":"MessageImageBlock"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","image"]}},"$id":"MessageTextOrImageBlock"};
const schemaMessageThinkingConfig = {"type":"object","oneOf":[{"$ref":"MessageThinkingEnabled"},{"$ref":"MessageThinkingDisabled"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["enabled","disabled"]}},"$id":"MessageThinkingConfig"};
const schemaMessageTool = {"anyOf":[{"allOf":[{"type":"object","properties":{"type":{"enum":["custom",null]}}},{"$ref":"MessageCustomTool"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"computer_20241022"}}},{"$ref":"MessageComputerTool"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"bash_20241022"}}},{"$ref":"MessageBashTool"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"text_editor_20241022"}}},{"$ref":"MessageTextEditorTool"}]}],"$id":"MessageTool"};
const schemaMessageToolChoice = {"type":"object","oneOf":[{"$ref":"MessageToolChoiceAuto"},{"$ref":"MessageToolChoiceAny"},{"$ref":"MessageToolChoiceTool"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["auto","any","tool"]}},"$id":"MessageToolChoice"};
const schemaMessageToolResultBlock = {"type":"object","required":["type","tool_use_id","content"],"properties":{"type":{"type":"string","const":"tool_result"},"tool_use_id":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"MessageTextOrImageBlock"}},"is_error":{"type":"boolean"},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageToolResultBlock"};
const schemaMessageTurn = {"type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["user","assistant"]},"content":{"type":["string","array"],"minLength":1,"items":{"$ref":"MessageRequestBlock"}}},"$id":"MessageTurn"};
