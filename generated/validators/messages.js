// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import { longerThan, shorterThan } from '../../server-stub/core/validation/string-length.ts';
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
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schemaCreateMessageRequest.properties.system.type}}];
return false;
}
if(errors === _errs11){
if(Array.isArray(data6)){
var valid5 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(checkMessageTextBlock.call(this, data6[i1], {instancePath:instancePath+"/system/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTextBlock.errors : vErrors.concat(checkMessageTextBlock.errors);
errors = vErrors.length;
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
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
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.user_id !== undefined){
let data9 = data8.user_id;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/metadata/user_id",schemaPath:"MessageMetadata/properties/user_id/type",keyword:"type",params:{type: schemaMessageMetadata.properties.user_id.type}}];
return false;
}
if(errors === _errs17){
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
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.stop_sequences !== undefined){
let data10 = data.stop_sequences;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid8 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors;
if(typeof data10[i2] !== "string"){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/stop_sequences/" + i2,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs21 === errors;
if(!valid8){
break;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.stream !== undefined){
const _errs23 = errors;
if(typeof data.stream !== "boolean"){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.temperature !== undefined){
let data13 = data.temperature;
const _errs25 = errors;
if(errors === _errs25){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 >= 1 || isNaN(data13)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}}];
return false;
}
else {
if(data13 <= 0 || isNaN(data13)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.top_k !== undefined){
let data14 = data.top_k;
const _errs27 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.top_p !== undefined){
let data15 = data.top_p;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 >= 1 || isNaN(data15)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}}];
return false;
}
else {
if(data15 <= 0 || isNaN(data15)){
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.thinking !== undefined){
const _errs31 = errors;
if(!(checkMessageThinkingConfig.call(this, data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageThinkingConfig.errors : vErrors.concat(checkMessageThinkingConfig.errors);
errors = vErrors.length;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.tool_choice !== undefined){
const _errs32 = errors;
if(!(checkMessageToolChoice.call(this, data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageToolChoice.errors : vErrors.concat(checkMessageToolChoice.errors);
errors = vErrors.length;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.tools !== undefined){
let data18 = data.tools;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data18)){
var valid9 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
const _errs35 = errors;
if(!(checkMessageTool.call(this, data18[i3], {instancePath:instancePath+"/tools/" + i3,parentData:data18,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMessageTool.errors : vErrors.concat(checkMessageTool.errors);
errors = vErrors.length;
}
var valid9 = _errs35 === errors;
if(!valid9){
break;
}
}
}
else {
checkCreateMessageRequest.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs33 === errors;
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
const _errs6 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
checkMessageBashTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
checkMessageBashTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
checkMessageBashTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data3){
checkMessageBashTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((data0 === "text_delta") || (data0 === "input_json_delta")) || (data0 === "thinking_delta")) || (data0 === "signature_delta"))){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageBlockDelta.properties.type.enum}}];
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
if(tag0 === "text_delta"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageTextDelta/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageTextDelta/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text_delta" !== data1){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageTextDelta/properties/type/const",keyword:"const",params:{allowedValue: "text_delta"}}];
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
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/text",schemaPath:"MessageTextDelta/properties/text/type",keyword:"type",params:{type: "string"}}];
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
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageTextDelta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "input_json_delta"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.partial_json === undefined) && (missing2 = "partial_json"))){
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageInputJsonDelta/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageInputJsonDelta/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("input_json_delta" !== data3){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageInputJsonDelta/properties/type/const",keyword:"const",params:{allowedValue: "input_json_delta"}}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.partial_json !== undefined){
const _errs15 = errors;
if(typeof data.partial_json !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/partial_json",schemaPath:"MessageInputJsonDelta/properties/partial_json/type",keyword:"type",params:{type: "string"}}];
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
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageInputJsonDelta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "thinking_delta"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.thinking === undefined) && (missing3 = "thinking"))){
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageThinkingDelta/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs20 = errors;
if(typeof data5 !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingDelta/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking_delta" !== data5){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingDelta/properties/type/const",keyword:"const",params:{allowedValue: "thinking_delta"}}];
return false;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.thinking !== undefined){
const _errs22 = errors;
if(typeof data.thinking !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingDelta/properties/thinking/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageThinkingDelta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "signature_delta"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.signature === undefined) && (missing4 = "signature"))){
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageSignatureDelta/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs27 = errors;
if(typeof data7 !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageSignatureDelta/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("signature_delta" !== data7){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageSignatureDelta/properties/type/const",keyword:"const",params:{allowedValue: "signature_delta"}}];
return false;
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.signature !== undefined){
const _errs29 = errors;
if(typeof data.signature !== "string"){
checkMessageBlockDelta.errors = [{instancePath:instancePath+"/signature",schemaPath:"MessageSignatureDelta/properties/signature/type",keyword:"type",params:{type: "string"}}];
return false;
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
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"MessageSignatureDelta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageBlockDelta.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageTextBlockStart/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageTextBlockStart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageTextBlockStart/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
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
if(typeof data2 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/text",schemaPath:"MessageTextBlockStart/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("" !== data2){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/text",schemaPath:"MessageTextBlockStart/properties/text/const",keyword:"const",params:{allowedValue: ""}}];
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
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageTextBlockStart/type",keyword:"type",params:{type: "object"}}];
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
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageToolUseBlockStart/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolUseBlockStart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_use" !== data3){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageToolUseBlockStart/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"}}];
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
checkMessageBlockStart.errors = [{instancePath:instancePath+"/id",schemaPath:"MessageToolUseBlockStart/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkMessageBlockStart.errors = [{instancePath:instancePath+"/name",schemaPath:"MessageToolUseBlockStart/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkMessageBlockStart.errors = [{instancePath:instancePath+"/name",schemaPath:"MessageToolUseBlockStart/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(Object.keys(data6).length > 0){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/input",schemaPath:"MessageToolUseBlockStart/properties/input/maxProperties",keyword:"maxProperties",params:{limit: 0}}];
return false;
}
}
else {
checkMessageBlockStart.errors = [{instancePath:instancePath+"/input",schemaPath:"MessageToolUseBlockStart/properties/input/type",keyword:"type",params:{type: "object"}}];
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
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageToolUseBlockStart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "thinking"){
const _errs22 = errors;
if(errors === _errs22){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.type === undefined) && (missing3 = "type")) || ((data.thinking === undefined) && (missing3 = "thinking"))) || ((data.signature === undefined) && (missing3 = "signature"))){
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageThinkingBlockStart/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs24 = errors;
if(typeof data7 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlockStart/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking" !== data7){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlockStart/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}}];
return false;
}
var valid10 = _errs24 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.thinking !== undefined){
let data8 = data.thinking;
const _errs26 = errors;
if(typeof data8 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlockStart/properties/thinking/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("" !== data8){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlockStart/properties/thinking/const",keyword:"const",params:{allowedValue: ""}}];
return false;
}
var valid10 = _errs26 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.signature !== undefined){
let data9 = data.signature;
const _errs28 = errors;
if(typeof data9 !== "string"){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlockStart/properties/signature/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("" !== data9){
checkMessageBlockStart.errors = [{instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlockStart/properties/signature/const",keyword:"const",params:{allowedValue: ""}}];
return false;
}
var valid10 = _errs28 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
checkMessageBlockStart.errors = [{instancePath,schemaPath:"MessageThinkingBlockStart/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/display_width_px",schemaPath:"#/properties/display_width_px/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_height_px !== undefined){
let data3 = data.display_height_px;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/display_height_px",schemaPath:"#/properties/display_height_px/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_number !== undefined){
let data4 = data.display_number;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/display_number",schemaPath:"#/properties/display_number/type",keyword:"type",params:{type: schemaMessageComputerTool.properties.display_number.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs11 = errors;
const _errs12 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data6){
checkMessageComputerTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
}
}
}
}
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
const _errs5 = errors;
if(!(checkMessageBlockDelta.call(this, data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_schema !== undefined){
let data3 = data.input_schema;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
checkMessageCustomTool.errors = [{instancePath:instancePath+"/input_schema",schemaPath:"MessageInputSchema/type",keyword:"type",params:{type: "object"}}];
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
const _errs11 = errors;
const _errs12 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data5){
checkMessageCustomTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
}
}
}
}
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
if((((data.stop_reason === undefined) && (missing0 = "stop_reason")) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
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
if((typeof data1 !== "string") && (data1 !== null)){
checkMessageDelta.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schemaMessageDelta.properties.stop_sequence.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data2 = data.usage;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data2.output_tokens === undefined) && (missing1 = "output_tokens"))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.input_tokens !== undefined){
let data3 = data2.input_tokens;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.output_tokens !== undefined){
let data4 = data2.output_tokens;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.cache_creation_input_tokens !== undefined){
let data5 = data2.cache_creation_input_tokens;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.cache_read_input_tokens !== undefined){
let data6 = data2.cache_read_input_tokens;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
checkMessageDelta.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs15 === errors;
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
checkMessageDelta.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}}];
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
}
else {
checkMessageDelta.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.usage === undefined) && (missing0 = "usage"))){
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data2.output_tokens === undefined) && (missing1 = "output_tokens"))){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.input_tokens !== undefined){
let data3 = data2.input_tokens;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.output_tokens !== undefined){
let data4 = data2.output_tokens;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cache_creation_input_tokens !== undefined){
let data5 = data2.cache_creation_input_tokens;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cache_read_input_tokens !== undefined){
let data6 = data2.cache_read_input_tokens;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs13 === errors;
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
checkMessageDeltaEvent.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}}];
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
}
else {
checkMessageDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
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
const _errs3 = errors;
if(!(checkMessageDocumentSource.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
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
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schemaMessageDocumentBlock.properties.title.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data3 = data.context;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schemaMessageDocumentBlock.properties.context.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data4 = data.citations;
const _errs8 = errors;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/citations",schemaPath:"MessageCitationsConfig/type",keyword:"type",params:{type: schemaMessageCitationsConfig.type}}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.enabled !== undefined){
if(typeof data4.enabled !== "boolean"){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/citations/enabled",schemaPath:"MessageCitationsConfig/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
if(data.cache_control !== undefined){
let data6 = data.cache_control;
const _errs13 = errors;
const _errs14 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.type === undefined) && (missing1 = "type")){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data7){
checkMessageDocumentBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
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
}
checkMessageDocumentBlock.errors = vErrors;
return errors === 0;
}

const patternMessageDocumentSource_0 = new RegExp("^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$", "u");
function checkMessageDocumentSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((data0 === "base64") || (data0 === "text")) || (data0 === "content")) || (data0 === "url"))){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageDocumentSource.properties.type.enum}}];
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
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"MessagePdfSource/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessagePdfSource/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("base64" !== data1){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessagePdfSource/properties/type/const",keyword:"const",params:{allowedValue: "base64"}}];
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
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/media_type",schemaPath:"MessagePdfSource/properties/media_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("application/pdf" !== data2){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/media_type",schemaPath:"MessagePdfSource/properties/media_type/const",keyword:"const",params:{allowedValue: "application/pdf"}}];
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
if(shorterThan(data3, 1)){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessagePdfSource/properties/data/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!patternMessageDocumentSource_0.test(data3)){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessagePdfSource/properties/data/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$"}}];
return false;
}
}
}
else {
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessagePdfSource/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
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
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"MessagePdfSource/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "text"){
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.type === undefined) && (missing2 = "type")) || ((data.media_type === undefined) && (missing2 = "media_type"))) || ((data.data === undefined) && (missing2 = "data"))){
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"MessagePlainTextSource/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs15 = errors;
if(typeof data4 !== "string"){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessagePlainTextSource/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data4){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessagePlainTextSource/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.media_type !== undefined){
let data5 = data.media_type;
const _errs17 = errors;
if(typeof data5 !== "string"){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/media_type",schemaPath:"MessagePlainTextSource/properties/media_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text/plain" !== data5){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/media_type",schemaPath:"MessagePlainTextSource/properties/media_type/const",keyword:"const",params:{allowedValue: "text/plain"}}];
return false;
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.data !== undefined){
const _errs19 = errors;
if(typeof data.data !== "string"){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessagePlainTextSource/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"MessagePlainTextSource/type",keyword:"type",params:{type: "object"}}];
return false;
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
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.url === undefined) && (missing3 = "url"))){
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"MessageUrlSource/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs25 = errors;
if(typeof data7 !== "string"){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageUrlSource/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("url" !== data7){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageUrlSource/properties/type/const",keyword:"const",params:{allowedValue: "url"}}];
return false;
}
var valid11 = _errs25 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.url !== undefined){
const _errs27 = errors;
if(typeof data.url !== "string"){
checkMessageDocumentSource.errors = [{instancePath:instancePath+"/url",schemaPath:"MessageUrlSource/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs27 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"MessageUrlSource/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkMessageDocumentSource.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
checkMessageError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkMessageError.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("error" !== data0){
checkMessageError.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.type === undefined) && (missing1 = "type")) || ((data1.message === undefined) && (missing1 = "message"))) || ((data1.code === undefined) && (missing1 = "code"))){
checkMessageError.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
const _errs5 = errors;
if(typeof data2 !== "string"){
checkMessageError.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "invalid_request_error") || (data2 === "authentication_error")) || (data2 === "rate_limit_error")) || (data2 === "server_error"))){
checkMessageError.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/enum",keyword:"enum",params:{allowedValues: schemaMessageError.properties.error.properties.type.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.message !== undefined){
const _errs7 = errors;
if(typeof data1.message !== "string"){
checkMessageError.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.code !== undefined){
let data4 = data1.code;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
checkMessageError.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schemaMessageError.properties.error.properties.code.type}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
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
var valid0 = _errs3 === errors;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
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
const _errs5 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
checkMessageImageBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
checkMessageImageBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
checkMessageImageBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data3){
checkMessageImageBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
}
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
}
else {
checkMessageImageBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMessageImageBlock.errors = vErrors;
return errors === 0;
}

const patternMessageImageSource_0 = new RegExp("^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$", "u");
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
if(shorterThan(data3, 1)){
checkMessageImageSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!patternMessageImageSource_0.test(data3)){
checkMessageImageSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$"}}];
return false;
}
}
}
else {
checkMessageImageSource.errors = [{instancePath:instancePath+"/data",schemaPath:"MessageImageBytes/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
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
if((((data.type === undefined) && (missing3 = "type")) || ((data.thinking === undefined) && (missing3 = "thinking"))) || ((data.signature === undefined) && (missing3 = "signature"))){
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs25 = errors;
if(typeof data7 !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking" !== data7){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}}];
return false;
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.thinking !== undefined){
const _errs27 = errors;
if(typeof data.thinking !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlock/properties/thinking/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs27 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.signature !== undefined){
const _errs29 = errors;
if(typeof data.signature !== "string"){
checkMessageReplyBlock.errors = [{instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlock/properties/signature/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs29 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
checkMessageReplyBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/type",keyword:"type",params:{type: "object"}}];
return false;
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
if((((data.type === undefined) && (missing1 = "type")) || ((data.thinking === undefined) && (missing1 = "thinking"))) || ((data.signature === undefined) && (missing1 = "signature"))){
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs11 = errors;
if(typeof data1 !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("thinking" !== data1){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}}];
return false;
}
var valid9 = _errs11 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.thinking !== undefined){
const _errs13 = errors;
if(typeof data.thinking !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/thinking",schemaPath:"MessageThinkingBlock/properties/thinking/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs13 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.signature !== undefined){
const _errs15 = errors;
if(typeof data.signature !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/signature",schemaPath:"MessageThinkingBlock/properties/signature/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs15 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageThinkingBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "redacted_thinking"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.data === undefined) && (missing2 = "data"))){
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageRedactedThinkingBlock/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs20 = errors;
if(typeof data4 !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageRedactedThinkingBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("redacted_thinking" !== data4){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/type",schemaPath:"MessageRedactedThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "redacted_thinking"}}];
return false;
}
var valid12 = _errs20 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.data !== undefined){
const _errs22 = errors;
if(typeof data.data !== "string"){
checkMessageRequestBlock.errors = [{instancePath:instancePath+"/data",schemaPath:"MessageRedactedThinkingBlock/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs22 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
checkMessageRequestBlock.errors = [{instancePath,schemaPath:"MessageRedactedThinkingBlock/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.stop_sequence === undefined) && (missing0 = "stop_sequence"))) || ((data.usage === undefined) && (missing0 = "usage"))){
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
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 0){
checkMessageStart.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
else {
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
}
else {
checkMessageStart.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}}];
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
const _errs12 = errors;
if(data.stop_reason !== null){
checkMessageStart.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
const _errs14 = errors;
if(data.stop_sequence !== null){
checkMessageStart.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data8 = data.usage;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data8.output_tokens === undefined) && (missing1 = "output_tokens"))){
checkMessageStart.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data8.input_tokens !== undefined){
let data9 = data8.input_tokens;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"MessageUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data8.output_tokens !== undefined){
let data10 = data8.output_tokens;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"MessageUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.cache_creation_input_tokens !== undefined){
let data11 = data8.cache_creation_input_tokens;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/cache_creation_input_tokens",schemaPath:"MessageUsage/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.cache_read_input_tokens !== undefined){
let data12 = data8.cache_read_input_tokens;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
checkMessageStart.errors = [{instancePath:instancePath+"/usage/cache_read_input_tokens",schemaPath:"MessageUsage/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs25 === errors;
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
checkMessageStart.errors = [{instancePath:instancePath+"/usage",schemaPath:"MessageUsage/type",keyword:"type",params:{type: "object"}}];
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
}
}
}
else {
checkMessageStart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
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
const _errs6 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data3){
checkMessageTextBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
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
}
}
}
}
else {
checkMessageTextBlock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
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
const _errs6 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data3){
checkMessageTextEditorTool.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
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
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data6){
checkMessageToolResultBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
}
}
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
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
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
const _errs11 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/type",keyword:"type",params:{type: schemaMessageCacheControl.type}}];
return false;
}
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"MessageCacheControl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("ephemeral" !== data5){
checkMessageToolUseBlock.errors = [{instancePath:instancePath+"/cache_control/type",schemaPath:"MessageCacheControl/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"}}];
return false;
}
}
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

const schemaCreateMessageRequest = {"type":"object","required":["model","max_tokens","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":256},"max_tokens":{"type":"integer","exclusiveMinimum":1},"messages":{"type":"array","items":{"$ref":"MessageTurn"}},"system":{"type":["string","array"],"items":{"$ref":"MessageTextBlock"}},"metadata":{"$ref":"MessageMetadata"},"stop_sequences":{"type":"array","items":{"type":"string"}},"stream":{"type":"boolean"},"temperature":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"top_k":{"type":"integer","exclusiveMinimum":0},"top_p":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"thinking":{"$ref":"MessageThinkingConfig"},"tool_choice":{"$ref":"MessageToolChoice"},"tools":{"type":"array","items":{"$ref":"MessageTool"}}},"allOf":[{"properties":{"thinking":{"properties":{"budget_tokens":{"x-below":{"than":"max_tokens","data":"2/max_tokens"}}}}}}],"$id":"CreateMessageRequest"};
const schemaMessage = {"type":"object","required":["id","type","role","model","content","stop_reason","stop_sequence","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"model":{"type":"string"},"content":{"type":"array","items":{"$ref":"MessageReplyBlock"}},"stop_reason":{"$ref":"MessageStopReason"},"stop_sequence":{"type":["string","null"]},"usage":{"$ref":"MessageUsage"}},"$id":"Message"};
const schemaMessageBlockDelta = {"type":"object","oneOf":[{"$ref":"MessageTextDelta"},{"$ref":"MessageInputJsonDelta"},{"$ref":"MessageThinkingDelta"},{"$ref":"MessageSignatureDelta"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text_delta","input_json_delta","thinking_delta","signature_delta"]}},"$id":"MessageBlockDelta"};
const schemaMessageBlockStart = {"type":"object","oneOf":[{"$ref":"MessageTextBlockStart"},{"$ref":"MessageToolUseBlockStart"},{"$ref":"MessageThinkingBlockStart"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","tool_use","thinking"]}},"$id":"MessageBlockStart"};
const schemaMessageCacheControl = {"type":["object","null"],"required":["type"],"properties":{"type":{"type":"string","const":"ephemeral"}},"$id":"MessageCacheControl"};
const schemaMessageCitationsConfig = {"type":["object","null"],"properties":{"enabled":{"type":"boolean"}},"$id":"MessageCitationsConfig"};
const schemaMessageComputerTool = {"type":"object","required":["type","name","display_width_px","display_height_px"],"properties":{"type":{"type":"string","const":"computer_20241022"},"name":{"type":"string","const":"computer"},"display_width_px":{"type":"integer"},"display_height_px":{"type":"integer"},"display_number":{"type":["integer","null"]},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageComputerTool"};
const schemaMessageContentSource = {"type":"object","required":["type","content"],"properties":{"type":{"type":"string","const":"content"},"content":{"type":["string","array"],"items":{"$ref":"MessageTextOrImageBlock"}}},"$id":"MessageContentSource"};
const schemaMessageCustomTool = {"type":"object","required":["name","input_schema"],"properties":{"type":{"type":["string","null"],"enum":["custom",null]},"name":{"type":"string","minLength":1,"maxLength":64},"description":{"type":"string"},"input_schema":{"$ref":"MessageInputSchema"},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageCustomTool"};
const schemaMessageDelta = {"type":"object","required":["stop_reason","stop_sequence","usage"],"properties":{"stop_reason":{"$ref":"MessageStopReason"},"stop_sequence":{"type":["string","null"]},"usage":{"$ref":"MessageUsage"}},"$id":"MessageDelta"};
const schemaMessageDocumentBlock = {"type":"object","required":["type","source"],"properties":{"type":{"type":"string","const":"document"},"source":{"$ref":"MessageDocumentSource"},"title":{"type":["string","null"]},"context":{"type":["string","null"]},"citations":{"$ref":"MessageCitationsConfig"},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageDocumentBlock"};
const schemaMessageDocumentSource = {"type":"object","oneOf":[{"$ref":"MessagePdfSource"},{"$ref":"MessagePlainTextSource"},{"$ref":"MessageContentSource"},{"$ref":"MessageUrlSource"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["base64","text","content","url"]}},"$id":"MessageDocumentSource"};
const schemaMessageError = {"type":"object","required":["type","error"],"properties":{"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","message","code"],"properties":{"type":{"type":"string","enum":["invalid_request_error","authentication_error","rate_limit_error","server_error"]},"message":{"type":"string"},"code":{"type":["string","null"]}}}},"$id":"MessageError"};
const schemaMessageImageBytes = {"type":"object","required":["type","media_type","data"],"properties":{"type":{"type":"string","const":"base64"},"media_type":{"type":"string","enum":["image/jpeg","image/png","image/gif","image/webp"]},"data":{"type":"string","contentEncoding":"base64","pattern":"^(?:[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/])*(?:[A-Za-z0-9+/][A-Za-z0-9+/](?:==|[A-Za-z0-9+/]=))?$","minLength":1}},"$id":"MessageImageBytes"};
const schemaMessageImageSource = {"type":"object","oneOf":[{"$ref":"MessageImageBytes"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["base64"]}},"$id":"MessageImageSource"};
const schemaMessageMetadata = {"type":"object","properties":{"user_id":{"type":["string","null"],"maxLength":256}},"$id":"MessageMetadata"};
const schemaMessageReplyBlock = {"type":"object","oneOf":[{"$ref":"MessageReplyTextBlock"},{"$ref":"MessageReplyToolUseBlock"},{"$ref":"MessageThinkingBlock"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","tool_use","thinking"]}},"$id":"MessageReplyBlock"};
const schemaMessageRequestBlock = {"type":"object","oneOf":[{"$ref":"MessageTextBlock"},{"$ref":"MessageImageBlock"},{"$ref":"MessageToolUseBlock"},{"$ref":"MessageToolResultBlock"},{"$ref":"MessageDocumentBlock"},{"$ref":"MessageThinkingBlock"},{"$ref":"MessageRedactedThinkingBlock"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","image","tool_use","tool_result","document","thinking","redacted_thinking"]}},"$id":"MessageRequestBlock"};
const schemaMessageStopReason = {"type":"string","enum":["end_turn","max_tokens","stop_sequence","tool_use"],"$id":"MessageStopReason"};
const schemaMessageTextOrImageBlock = {"type":"object","oneOf":[{"$ref":"MessageTextBlock"},{"$ref":"MessageImageBlock"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","image"]}},"$id":"MessageTextOrImageBlock"};
const schemaMessageThinkingConfig = {"type":"object","oneOf":[{"$ref":"MessageThinkingEnabled"},{"$ref":"MessageThinkingDisabled"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["enabled","disabled"]}},"$id":"MessageThinkingConfig"};
const schemaMessageTool = {"anyOf":[{"allOf":[{"type":"object","properties":{"type":{"enum":["custom",null]}}},{"$ref":"MessageCustomTool"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"computer_20241022"}}},{"$ref":"MessageComputerTool"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"bash_20241022"}}},{"$ref":"MessageBashTool"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"text_editor_20241022"}}},{"$ref":"MessageTextEditorTool"}]}],"$id":"MessageTool"};
const schemaMessageToolChoice = {"type":"object","oneOf":[{"$ref":"MessageToolChoiceAuto"},{"$ref":"MessageToolChoiceAny"},{"$ref":"MessageToolChoiceTool"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["auto","any","tool"]}},"$id":"MessageToolChoice"};
const schemaMessageToolResultBlock = {"type":"object","required":["type","tool_use_id","content"],"properties":{"type":{"type":"string","const":"tool_result"},"tool_use_id":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"MessageTextOrImageBlock"}},"is_error":{"type":"boolean"},"cache_control":{"$ref":"MessageCacheControl"}},"$id":"MessageToolResultBlock"};
const schemaMessageTurn = {"type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["user","assistant"]},"content":{"type":["string","array"],"minLength":1,"items":{"$ref":"MessageRequestBlock"}}},"$id":"MessageTurn"};
