// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { longerThan, shorterThan } from '../../runtime/validation/string-length.ts';
import { rememberResults } from '../../runtime/validation/remember-results.ts';
export { checkCreateResponseRequest as CreateResponseRequest };
export { checkResponse as Response };
export { checkResponseAnnotationAddedEvent as ResponseAnnotationAddedEvent };
export { checkResponseCompletedEvent as ResponseCompletedEvent };
export { checkResponseContentPartAddedEvent as ResponseContentPartAddedEvent };
export { checkResponseContentPartDoneEvent as ResponseContentPartDoneEvent };
export { checkResponseCreatedEvent as ResponseCreatedEvent };
export { checkResponseErrorEvent as ResponseErrorEvent };
export { checkResponseFailedEvent as ResponseFailedEvent };
export { checkResponseFileSearchCompletedEvent as ResponseFileSearchCompletedEvent };
export { checkResponseFileSearchInProgressEvent as ResponseFileSearchInProgressEvent };
export { checkResponseFileSearchSearchingEvent as ResponseFileSearchSearchingEvent };
export { checkResponseFunctionArgumentsDeltaEvent as ResponseFunctionArgumentsDeltaEvent };
export { checkResponseFunctionArgumentsDoneEvent as ResponseFunctionArgumentsDoneEvent };
export { checkResponseInProgressEvent as ResponseInProgressEvent };
export { checkResponseIncompleteEvent as ResponseIncompleteEvent };
export { checkResponseOutputItemAddedEvent as ResponseOutputItemAddedEvent };
export { checkResponseOutputItemDoneEvent as ResponseOutputItemDoneEvent };
export { checkResponseQueuedEvent as ResponseQueuedEvent };
export { checkResponseRefusalDeltaEvent as ResponseRefusalDeltaEvent };
export { checkResponseRefusalDoneEvent as ResponseRefusalDoneEvent };
export { checkResponseSummaryPartAddedEvent as ResponseSummaryPartAddedEvent };
export { checkResponseSummaryPartDoneEvent as ResponseSummaryPartDoneEvent };
export { checkResponseSummaryTextDeltaEvent as ResponseSummaryTextDeltaEvent };
export { checkResponseSummaryTextDoneEvent as ResponseSummaryTextDoneEvent };
export { checkResponseTextDeltaEvent as ResponseTextDeltaEvent };
export { checkResponseTextDoneEvent as ResponseTextDoneEvent };
export { checkResponseWebSearchCompletedEvent as ResponseWebSearchCompletedEvent };
export { checkResponseWebSearchInProgressEvent as ResponseWebSearchInProgressEvent };
export { checkResponseWebSearchSearchingEvent as ResponseWebSearchSearchingEvent };
export { checkResponsesErrorBody as ResponsesErrorBody };
function checkCreateResponseRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.input === undefined) && (missing0 = "input"))){
checkCreateResponseRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data1 = data.input;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/0/type",keyword:"type",params:{type: "string"}};
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
if(!(checkResponseInputItem.call(this, data1[i0], {instancePath:instancePath+"/input/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseInputItem.errors : vErrors.concat(checkResponseInputItem.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/1/type",keyword:"type",params:{type: "array"}};
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
const err2 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkCreateResponseRequest.errors = vErrors;
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
if(data.include !== undefined){
let data3 = data.include;
const _errs10 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.include.type}}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs12 = errors;
if(typeof data4 !== "string"){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/type",keyword:"type",params:{type: "string"}}];
return false;
}
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data4 === "file_search_call.results") || (data4 === "message.input_image.image_url")) || (data4 === "computer_call_output.output.image_url")) || (data4 === "reasoning.encrypted_content"))){
const err4 = {instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaResponseIncludable.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs18 = errors;
if("web_search_call.action.sources" !== data4){
const err5 = {instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/anyOf/1/const",keyword:"const",params:{allowedValue: "web_search_call.action.sources"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs18){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs19 = errors;
const _errs20 = errors;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/anyOf/1/x-choice/responses-include/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("web_search_call.action.sources" !== data4){
const err7 = {instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/anyOf/1/x-choice/responses-include/const",keyword:"const",params:{allowedValue: "web_search_call.action.sources"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid7 = _errs20 === errors;
if(!valid7){
for(let i2=_errs19; i2<errors; i2++){
vErrors[i2].question ??= "responses-include";
}
valid6 = false;
}
}
}
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/include/" + i1,schemaPath:"ResponseIncludable/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
checkCreateResponseRequest.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
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
if(data.instructions !== undefined){
let data5 = data.instructions;
const _errs22 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.instructions.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data6 = data.max_output_tokens;
const _errs24 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.max_output_tokens.type}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data7 = data.metadata;
const _errs26 = errors;
const _errs27 = errors;
let valid8 = false;
let passing0 = null;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 16){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/maxProperties",keyword:"maxProperties",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
for(const key0 in data7){
const _errs31 = errors;
if(errors === _errs31){
if(typeof key0 === "string"){
if(longerThan(key0, 64)){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},propertyName:key0};
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
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid10 = _errs31 === errors;
if(!valid10){
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(valid10){
for(const key1 in data7){
let data8 = data7[key1];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data8 === "string"){
if(longerThan(data8, 512)){
const err13 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"ResponseMetadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"ResponseMetadata/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid11 = _errs34 === errors;
if(!valid11){
break;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid2 = _errs28 === errors;
if(_valid2){
valid8 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data7 !== null){
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs36){
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs38 = errors;
const _errs39 = errors;
if(data7 !== null){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/oneOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid13 = _errs39 === errors;
if(!valid13){
for(let i3=_errs38; i3<errors; i3++){
vErrors[i3].question ??= "responses-tolerated-forms";
}
valid12 = false;
}
}
}
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
const err18 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
checkCreateResponseRequest.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data9 = data.parallel_tool_calls;
const _errs41 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.parallel_tool_calls.type}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data10 = data.previous_response_id;
const _errs43 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.previous_response_id.type}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data11 = data.reasoning;
const _errs45 = errors;
const _errs46 = errors;
let valid14 = false;
let passing1 = null;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.effort !== undefined){
let data12 = data11.effort;
const _errs50 = errors;
const _errs51 = errors;
let valid17 = false;
const _errs52 = errors;
if(typeof data12 !== "string"){
const err19 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"ResponseReasoningConfig/properties/effort/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data12 === "low") || (data12 === "medium")) || (data12 === "high"))){
const err20 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"ResponseReasoningConfig/properties/effort/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaResponseReasoningConfig.properties.effort.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid4 = _errs52 === errors;
valid17 = valid17 || _valid4;
if(!valid17){
const _errs54 = errors;
if(data12 !== null){
const err21 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"ResponseReasoningConfig/properties/effort/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs54){
let valid18 = true;
if(this?.choices !== false){
if(valid18){
const _errs56 = errors;
const _errs57 = errors;
if(data12 !== null){
const err22 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"ResponseReasoningConfig/properties/effort/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid19 = _errs57 === errors;
if(!valid19){
for(let i4=_errs56; i4<errors; i4++){
vErrors[i4].question ??= "responses-tolerated-forms";
}
valid18 = false;
}
}
}
}
var _valid4 = _errs54 === errors;
valid17 = valid17 || _valid4;
}
if(!valid17){
const err23 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"ResponseReasoningConfig/properties/effort/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
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
var valid16 = _errs50 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data11.summary !== undefined){
let data13 = data11.summary;
const _errs59 = errors;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/reasoning/summary",schemaPath:"ResponseReasoningConfig/properties/summary/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data13 === "auto") || (data13 === "concise")) || (data13 === "detailed"))){
const err25 = {instancePath:instancePath+"/reasoning/summary",schemaPath:"ResponseReasoningConfig/properties/summary/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaResponseReasoningConfig.properties.summary.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid5 = _errs61 === errors;
valid20 = valid20 || _valid5;
if(!valid20){
const _errs63 = errors;
if(data13 !== null){
const err26 = {instancePath:instancePath+"/reasoning/summary",schemaPath:"ResponseReasoningConfig/properties/summary/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs63){
let valid21 = true;
if(this?.choices !== false){
if(valid21){
const _errs65 = errors;
const _errs66 = errors;
if(data13 !== null){
const err27 = {instancePath:instancePath+"/reasoning/summary",schemaPath:"ResponseReasoningConfig/properties/summary/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid22 = _errs66 === errors;
if(!valid22){
for(let i5=_errs65; i5<errors; i5++){
vErrors[i5].question ??= "responses-tolerated-forms";
}
valid21 = false;
}
}
}
}
var _valid5 = _errs63 === errors;
valid20 = valid20 || _valid5;
}
if(!valid20){
const err28 = {instancePath:instancePath+"/reasoning/summary",schemaPath:"ResponseReasoningConfig/properties/summary/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid16 = _errs59 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data11.generate_summary !== undefined){
let data14 = data11.generate_summary;
const _errs68 = errors;
const _errs69 = errors;
let valid23 = false;
const _errs70 = errors;
if(typeof data14 !== "string"){
const err29 = {instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"ResponseReasoningConfig/properties/generate_summary/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data14 === "auto") || (data14 === "concise")) || (data14 === "detailed"))){
const err30 = {instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"ResponseReasoningConfig/properties/generate_summary/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaResponseReasoningConfig.properties.generate_summary.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid6 = _errs70 === errors;
valid23 = valid23 || _valid6;
if(!valid23){
const _errs72 = errors;
if(data14 !== null){
const err31 = {instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"ResponseReasoningConfig/properties/generate_summary/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(errors === _errs72){
let valid24 = true;
if(this?.choices !== false){
if(valid24){
const _errs74 = errors;
const _errs75 = errors;
if(data14 !== null){
const err32 = {instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"ResponseReasoningConfig/properties/generate_summary/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid25 = _errs75 === errors;
if(!valid25){
for(let i6=_errs74; i6<errors; i6++){
vErrors[i6].question ??= "responses-tolerated-forms";
}
valid24 = false;
}
}
}
}
var _valid6 = _errs72 === errors;
valid23 = valid23 || _valid6;
}
if(!valid23){
const err33 = {instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"ResponseReasoningConfig/properties/generate_summary/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
var valid16 = _errs68 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/reasoning",schemaPath:"ResponseReasoningConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid3 = _errs47 === errors;
if(_valid3){
valid14 = true;
passing1 = 0;
}
const _errs77 = errors;
if(data11 !== null){
const err35 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs77 === errors;
if(_valid3 && valid14){
valid14 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid14 = true;
passing1 = 1;
}
}
if(!valid14){
const err36 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
checkCreateResponseRequest.errors = vErrors;
return false;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data15 = data.service_tier;
const _errs79 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.service_tier.type}}];
return false;
}
if(!((((data15 === "auto") || (data15 === "default")) || (data15 === "flex")) || (data15 === null))){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues: schemaCreateResponseRequest.properties.service_tier.enum}}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data16 = data.store;
const _errs81 = errors;
if((typeof data16 !== "boolean") && (data16 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.store.type}}];
return false;
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data17 = data.stream;
const _errs83 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.stream.type}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data18 = data.temperature;
const _errs85 = errors;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.temperature.type}}];
return false;
}
if(errors === _errs85){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2 || isNaN(data18)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs87 = errors;
if(!(checkResponseTextConfig.call(this, data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseTextConfig.errors : vErrors.concat(checkResponseTextConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
const _errs88 = errors;
if(!(checkResponseToolChoice.call(this, data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseToolChoice.errors : vErrors.concat(checkResponseToolChoice.errors);
errors = vErrors.length;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data21 = data.tools;
const _errs89 = errors;
if(errors === _errs89){
if(Array.isArray(data21)){
var valid26 = true;
const len2 = data21.length;
for(let i7=0; i7<len2; i7++){
const _errs91 = errors;
if(!(checkResponseTool.call(this, data21[i7], {instancePath:instancePath+"/tools/" + i7,parentData:data21,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseTool.errors : vErrors.concat(checkResponseTool.errors);
errors = vErrors.length;
}
var valid26 = _errs91 === errors;
if(!valid26){
break;
}
}
}
else {
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data23 = data.top_p;
const _errs92 = errors;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.top_p.type}}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data24 = data.truncation;
const _errs94 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: schemaCreateResponseRequest.properties.truncation.type}}];
return false;
}
if(!(((data24 === "auto") || (data24 === "disabled")) || (data24 === null))){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/enum",keyword:"enum",params:{allowedValues: schemaCreateResponseRequest.properties.truncation.enum}}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs96 = errors;
if(typeof data.user !== "string"){
checkCreateResponseRequest.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs96 === errors;
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
else {
checkCreateResponseRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCreateResponseRequest.errors = vErrors;
return errors === 0;
}

function checkResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.incomplete_details === undefined) && (missing0 = "incomplete_details"))) || ((data.instructions === undefined) && (missing0 = "instructions"))) || ((data.max_output_tokens === undefined) && (missing0 = "max_output_tokens"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.output === undefined) && (missing0 = "output"))) || ((data.parallel_tool_calls === undefined) && (missing0 = "parallel_tool_calls"))) || ((data.previous_response_id === undefined) && (missing0 = "previous_response_id"))) || ((data.reasoning === undefined) && (missing0 = "reasoning"))) || ((data.store === undefined) && (missing0 = "store"))) || ((data.temperature === undefined) && (missing0 = "temperature"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.tool_choice === undefined) && (missing0 = "tool_choice"))) || ((data.tools === undefined) && (missing0 = "tools"))) || ((data.top_p === undefined) && (missing0 = "top_p"))) || ((data.truncation === undefined) && (missing0 = "truncation"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
checkResponse.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkResponse.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
checkResponse.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response" !== data1){
checkResponse.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "response"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkResponse.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(typeof data.status !== "string"){
checkResponse.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
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
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code !== undefined){
const _errs14 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs15 = errors;
const _errs16 = errors;
if(typeof data4.code !== "string"){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"ResponseError/properties/code/x-choice/responses-error-object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid5 = _errs16 === errors;
if(!valid5){
for(let i0=_errs15; i0<errors; i0++){
vErrors[i0].question ??= "responses-error-object";
}
valid4 = false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.message !== undefined){
const _errs18 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs19 = errors;
const _errs20 = errors;
if(typeof data4.message !== "string"){
const err1 = {instancePath:instancePath+"/error/message",schemaPath:"ResponseError/properties/message/x-choice/responses-error-object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid7 = _errs20 === errors;
if(!valid7){
for(let i1=_errs19; i1<errors; i1++){
vErrors[i1].question ??= "responses-error-object";
}
valid6 = false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.type !== undefined){
const _errs22 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs23 = errors;
const _errs24 = errors;
if(typeof data4.type !== "string"){
const err2 = {instancePath:instancePath+"/error/type",schemaPath:"ResponseError/properties/type/x-choice/responses-error-object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid9 = _errs24 === errors;
if(!valid9){
for(let i2=_errs23; i2<errors; i2++){
vErrors[i2].question ??= "responses-error-object";
}
valid8 = false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.param !== undefined){
let data8 = data4.param;
const _errs26 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs27 = errors;
const _errs28 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err3 = {instancePath:instancePath+"/error/param",schemaPath:"ResponseError/properties/param/x-choice/responses-error-object/type",keyword:"type",params:{type: schemaResponseError.properties.param["x-choice"]["responses-error-object"].type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid11 = _errs28 === errors;
if(!valid11){
for(let i3=_errs27; i3<errors; i3++){
vErrors[i3].question ??= "responses-error-object";
}
valid10 = false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/error",schemaPath:"ResponseError/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs30 = errors;
const _errs31 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.code === undefined) && (missing1 = "code")) || ((data4.message === undefined) && (missing1 = "message"))) || ((data4.type === undefined) && (missing1 = "type"))) || ((data4.param === undefined) && (missing1 = "param"))){
const err5 = {instancePath:instancePath+"/error",schemaPath:"ResponseError/x-choice/responses-error-object/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid13 = _errs31 === errors;
if(!valid13){
for(let i4=_errs30; i4<errors; i4++){
vErrors[i4].question ??= "responses-error-object";
}
valid12 = false;
}
}
}
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs32 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs32 === errors;
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
const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
checkResponse.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incomplete_details !== undefined){
let data9 = data.incomplete_details;
const _errs34 = errors;
const _errs35 = errors;
let valid14 = false;
let passing1 = null;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.reason !== undefined){
let data10 = data9.reason;
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs40 = errors;
const _errs41 = errors;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/incomplete_details/reason",schemaPath:"ResponseIncompleteDetails/properties/reason/x-choice/responses-incomplete-details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data10 === "max_output_tokens") || (data10 === "content_filter"))){
const err9 = {instancePath:instancePath+"/incomplete_details/reason",schemaPath:"ResponseIncompleteDetails/properties/reason/x-choice/responses-incomplete-details/enum",keyword:"enum",params:{allowedValues: schemaResponseIncompleteDetails.properties.reason["x-choice"]["responses-incomplete-details"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid18 = _errs41 === errors;
if(!valid18){
for(let i5=_errs40; i5<errors; i5++){
vErrors[i5].question ??= "responses-incomplete-details";
}
valid17 = false;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/incomplete_details",schemaPath:"ResponseIncompleteDetails/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs37){
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs43 = errors;
const _errs44 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.reason === undefined) && (missing2 = "reason")){
const err11 = {instancePath:instancePath+"/incomplete_details",schemaPath:"ResponseIncompleteDetails/x-choice/responses-incomplete-details/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid20 = _errs44 === errors;
if(!valid20){
for(let i6=_errs43; i6<errors; i6++){
vErrors[i6].question ??= "responses-incomplete-details";
}
valid19 = false;
}
}
}
}
}
var _valid1 = _errs36 === errors;
if(_valid1){
valid14 = true;
passing1 = 0;
}
const _errs45 = errors;
if(data9 !== null){
const err12 = {instancePath:instancePath+"/incomplete_details",schemaPath:"#/properties/incomplete_details/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs45 === errors;
if(_valid1 && valid14){
valid14 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid14 = true;
passing1 = 1;
}
}
if(!valid14){
const err13 = {instancePath:instancePath+"/incomplete_details",schemaPath:"#/properties/incomplete_details/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
checkResponse.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data11 = data.instructions;
const _errs47 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schemaResponse.properties.instructions.type}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data12 = data.max_output_tokens;
const _errs49 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schemaResponse.properties.max_output_tokens.type}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs51 = errors;
if(typeof data.model !== "string"){
checkResponse.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data14 = data.output;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data14)){
var valid21 = true;
const len0 = data14.length;
for(let i7=0; i7<len0; i7++){
const _errs55 = errors;
if(!(checkResponseOutputItem.call(this, data14[i7], {instancePath:instancePath+"/output/" + i7,parentData:data14,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputItem.errors : vErrors.concat(checkResponseOutputItem.errors);
errors = vErrors.length;
}
var valid21 = _errs55 === errors;
if(!valid21){
break;
}
}
}
else {
checkResponse.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
const _errs56 = errors;
if(typeof data.parallel_tool_calls !== "boolean"){
checkResponse.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data17 = data.previous_response_id;
const _errs58 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schemaResponse.properties.previous_response_id.type}}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data18 = data.reasoning;
const _errs60 = errors;
if(errors === _errs60){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if(((data18.effort === undefined) && (missing3 = "effort")) || ((data18.summary === undefined) && (missing3 = "summary"))){
checkResponse.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data18.effort !== undefined){
let data19 = data18.effort;
const _errs62 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/type",keyword:"type",params:{type: schemaResponse.properties.reasoning.properties.effort.type}}];
return false;
}
if(errors === _errs62){
let valid23 = true;
if(this?.choices !== false){
if(valid23){
const _errs64 = errors;
const _errs65 = errors;
if(!((((data19 === "low") || (data19 === "medium")) || (data19 === "high")) || (data19 === null))){
const err14 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/x-choice/responses-echo/enum",keyword:"enum",params:{allowedValues: schemaResponse.properties.reasoning.properties.effort["x-choice"]["responses-echo"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid24 = _errs65 === errors;
if(!valid24){
for(let i8=_errs64; i8<errors; i8++){
vErrors[i8].question ??= "responses-echo";
}
valid23 = false;
}
}
}
}
var valid22 = _errs62 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data18.summary !== undefined){
let data20 = data18.summary;
const _errs66 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/reasoning/summary",schemaPath:"#/properties/reasoning/properties/summary/type",keyword:"type",params:{type: schemaResponse.properties.reasoning.properties.summary.type}}];
return false;
}
if(errors === _errs66){
let valid25 = true;
if(this?.choices !== false){
if(valid25){
const _errs68 = errors;
const _errs69 = errors;
if(!((((data20 === "auto") || (data20 === "concise")) || (data20 === "detailed")) || (data20 === null))){
const err15 = {instancePath:instancePath+"/reasoning/summary",schemaPath:"#/properties/reasoning/properties/summary/x-choice/responses-echo/enum",keyword:"enum",params:{allowedValues: schemaResponse.properties.reasoning.properties.summary["x-choice"]["responses-echo"].enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid26 = _errs69 === errors;
if(!valid26){
for(let i9=_errs68; i9<errors; i9++){
vErrors[i9].question ??= "responses-echo";
}
valid25 = false;
}
}
}
}
var valid22 = _errs66 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
checkResponse.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs70 = errors;
if(typeof data.store !== "boolean"){
checkResponse.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data22 = data.temperature;
const _errs72 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
checkResponse.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data23 = data.text;
const _errs74 = errors;
if(errors === _errs74){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if((data23.format === undefined) && (missing4 = "format")){
checkResponse.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data23.format !== undefined){
if(!(checkResponseTextFormat.call(this, data23.format, {instancePath:instancePath+"/text/format",parentData:data23,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseTextFormat.errors : vErrors.concat(checkResponseTextFormat.errors);
errors = vErrors.length;
}
}
}
}
else {
checkResponse.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data25 = data.tool_choice;
const _errs77 = errors;
const _errs78 = errors;
let valid28 = false;
const _errs79 = errors;
if(typeof data25 !== "string"){
const err16 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs79){
let valid29 = true;
if(this?.choices !== false){
if(valid29){
const _errs81 = errors;
const _errs82 = errors;
if(!(((data25 === "none") || (data25 === "auto")) || (data25 === "required"))){
const err17 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/anyOf/0/x-choice/responses-echo/enum",keyword:"enum",params:{allowedValues: schemaResponse.properties.tool_choice.anyOf[0]["x-choice"]["responses-echo"].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid30 = _errs82 === errors;
if(!valid30){
for(let i10=_errs81; i10<errors; i10++){
vErrors[i10].question ??= "responses-echo";
}
valid29 = false;
}
}
}
}
var _valid2 = _errs79 === errors;
valid28 = valid28 || _valid2;
if(!valid28){
const _errs83 = errors;
if(!(checkResponseChosenTool.call(this, data25, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseChosenTool.errors : vErrors.concat(checkResponseChosenTool.errors);
errors = vErrors.length;
}
var _valid2 = _errs83 === errors;
valid28 = valid28 || _valid2;
}
if(!valid28){
const err18 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
checkResponse.errors = vErrors;
return false;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data26 = data.tools;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data26)){
var valid31 = true;
const len1 = data26.length;
for(let i11=0; i11<len1; i11++){
const _errs86 = errors;
if(!(checkResponseResolvedTool.call(this, data26[i11], {instancePath:instancePath+"/tools/" + i11,parentData:data26,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseResolvedTool.errors : vErrors.concat(checkResponseResolvedTool.errors);
errors = vErrors.length;
}
var valid31 = _errs86 === errors;
if(!valid31){
break;
}
}
}
else {
checkResponse.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data28 = data.top_p;
const _errs87 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
checkResponse.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data29 = data.truncation;
const _errs89 = errors;
if(typeof data29 !== "string"){
checkResponse.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs89){
let valid32 = true;
if(this?.choices !== false){
if(valid32){
const _errs91 = errors;
const _errs92 = errors;
if(!((data29 === "auto") || (data29 === "disabled"))){
const err19 = {instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/x-choice/responses-echo/enum",keyword:"enum",params:{allowedValues: schemaResponse.properties.truncation["x-choice"]["responses-echo"].enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid33 = _errs92 === errors;
if(!valid33){
for(let i12=_errs91; i12<errors; i12++){
vErrors[i12].question ??= "responses-echo";
}
valid32 = false;
}
}
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data30 = data.usage;
const _errs93 = errors;
const _errs94 = errors;
let valid34 = false;
let passing2 = null;
const _errs95 = errors;
const _errs96 = errors;
if(errors === _errs96){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing5;
if((((((data30.input_tokens === undefined) && (missing5 = "input_tokens")) || ((data30.input_tokens_details === undefined) && (missing5 = "input_tokens_details"))) || ((data30.output_tokens === undefined) && (missing5 = "output_tokens"))) || ((data30.output_tokens_details === undefined) && (missing5 = "output_tokens_details"))) || ((data30.total_tokens === undefined) && (missing5 = "total_tokens"))){
const err20 = {instancePath:instancePath+"/usage",schemaPath:"ResponseUsage/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data30.input_tokens !== undefined){
let data31 = data30.input_tokens;
const _errs98 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err21 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"ResponseUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs98){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err22 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid36 = _errs98 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data30.input_tokens_details !== undefined){
let data32 = data30.input_tokens_details;
const _errs100 = errors;
if(errors === _errs100){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing6;
if((data32.cached_tokens === undefined) && (missing6 = "cached_tokens")){
const err23 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"ResponseUsage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data32.cached_tokens !== undefined){
let data33 = data32.cached_tokens;
const _errs102 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err24 = {instancePath:instancePath+"/usage/input_tokens_details/cached_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(errors === _errs102){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err25 = {instancePath:instancePath+"/usage/input_tokens_details/cached_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
var valid37 = _errs102 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data32.cache_write_tokens !== undefined){
let data34 = data32.cache_write_tokens;
const _errs104 = errors;
let valid38 = true;
if(this?.choices !== false){
if(valid38){
const _errs105 = errors;
const _errs106 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err26 = {instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/x-choice/responses-further-fields/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs106){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
const err27 = {instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/x-choice/responses-further-fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
var valid39 = _errs106 === errors;
if(!valid39){
for(let i13=_errs105; i13<errors; i13++){
vErrors[i13].question ??= "responses-further-fields";
}
valid38 = false;
}
}
}
var valid37 = _errs104 === errors;
}
else {
var valid37 = true;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"ResponseUsage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid36 = _errs100 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data30.output_tokens !== undefined){
let data35 = data30.output_tokens;
const _errs108 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err29 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"ResponseUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(errors === _errs108){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err30 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
var valid36 = _errs108 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data30.output_tokens_details !== undefined){
let data36 = data30.output_tokens_details;
const _errs110 = errors;
if(errors === _errs110){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing7;
if((data36.reasoning_tokens === undefined) && (missing7 = "reasoning_tokens")){
const err31 = {instancePath:instancePath+"/usage/output_tokens_details",schemaPath:"ResponseUsage/properties/output_tokens_details/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data36.reasoning_tokens !== undefined){
let data37 = data36.reasoning_tokens;
const _errs112 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err32 = {instancePath:instancePath+"/usage/output_tokens_details/reasoning_tokens",schemaPath:"ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(errors === _errs112){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err33 = {instancePath:instancePath+"/usage/output_tokens_details/reasoning_tokens",schemaPath:"ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/usage/output_tokens_details",schemaPath:"ResponseUsage/properties/output_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid36 = _errs110 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data30.total_tokens !== undefined){
let data38 = data30.total_tokens;
const _errs114 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err35 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"ResponseUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(errors === _errs114){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err36 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"ResponseUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
var valid36 = _errs114 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/usage",schemaPath:"ResponseUsage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid3 = _errs95 === errors;
if(_valid3){
valid34 = true;
passing2 = 0;
}
const _errs116 = errors;
if(data30 !== null){
const err38 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid3 = _errs116 === errors;
if(_valid3 && valid34){
valid34 = false;
passing2 = [passing2, 1];
}
else {
if(_valid3){
valid34 = true;
passing2 = 1;
}
}
if(!valid34){
const err39 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/oneOf",keyword:"oneOf",params:{passingSchemas: passing2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
checkResponse.errors = vErrors;
return false;
}
else {
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = _errs94;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data39 = data.user;
const _errs118 = errors;
if((typeof data39 !== "string") && (data39 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schemaResponse.properties.user.type}}];
return false;
}
var valid0 = _errs118 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data40 = data.metadata;
const _errs120 = errors;
const _errs121 = errors;
if(errors === _errs121){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(Object.keys(data40).length > 16){
checkResponse.errors = [{instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/maxProperties",keyword:"maxProperties",params:{limit: 16}}];
return false;
}
else {
for(const key0 in data40){
const _errs123 = errors;
if(errors === _errs123){
if(typeof key0 === "string"){
if(longerThan(key0, 64)){
const err40 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},propertyName:key0};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid42 = _errs123 === errors;
if(!valid42){
const err42 = {instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
checkResponse.errors = vErrors;
return false;
break;
}
}
if(valid42){
for(const key1 in data40){
let data41 = data40[key1];
const _errs126 = errors;
if(errors === _errs126){
if(typeof data41 === "string"){
if(longerThan(data41, 512)){
checkResponse.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"ResponseMetadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
}
else {
checkResponse.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"ResponseMetadata/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid43 = _errs126 === errors;
if(!valid43){
break;
}
}
}
}
}
else {
checkResponse.errors = [{instancePath:instancePath+"/metadata",schemaPath:"ResponseMetadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data42 = data.service_tier;
const _errs128 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
checkResponse.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schemaResponse.properties.service_tier.type}}];
return false;
}
var valid0 = _errs128 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data43 = data.completed_at;
const _errs130 = errors;
let valid44 = true;
if(this?.choices !== false){
if(valid44){
const _errs131 = errors;
const _errs132 = errors;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (data43 !== null)){
const err43 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.completed_at["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid45 = _errs132 === errors;
if(!valid45){
for(let i14=_errs131; i14<errors; i14++){
vErrors[i14].question ??= "responses-further-fields";
}
valid44 = false;
}
}
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data44 = data.background;
const _errs134 = errors;
let valid46 = true;
if(this?.choices !== false){
if(valid46){
const _errs135 = errors;
const _errs136 = errors;
if((typeof data44 !== "boolean") && (data44 !== null)){
const err44 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.background["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid47 = _errs136 === errors;
if(!valid47){
for(let i15=_errs135; i15<errors; i15++){
vErrors[i15].question ??= "responses-further-fields";
}
valid46 = false;
}
}
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data45 = data.frequency_penalty;
const _errs138 = errors;
let valid48 = true;
if(this?.choices !== false){
if(valid48){
const _errs139 = errors;
const _errs140 = errors;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
const err45 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.frequency_penalty["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid49 = _errs140 === errors;
if(!valid49){
for(let i16=_errs139; i16<errors; i16++){
vErrors[i16].question ??= "responses-further-fields";
}
valid48 = false;
}
}
}
var valid0 = _errs138 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data46 = data.presence_penalty;
const _errs142 = errors;
let valid50 = true;
if(this?.choices !== false){
if(valid50){
const _errs143 = errors;
const _errs144 = errors;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (data46 !== null)){
const err46 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.presence_penalty["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid51 = _errs144 === errors;
if(!valid51){
for(let i17=_errs143; i17<errors; i17++){
vErrors[i17].question ??= "responses-further-fields";
}
valid50 = false;
}
}
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data47 = data.top_logprobs;
const _errs146 = errors;
let valid52 = true;
if(this?.choices !== false){
if(valid52){
const _errs147 = errors;
const _errs148 = errors;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err47 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.top_logprobs["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid53 = _errs148 === errors;
if(!valid53){
for(let i18=_errs147; i18<errors; i18++){
vErrors[i18].question ??= "responses-further-fields";
}
valid52 = false;
}
}
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data48 = data.max_tool_calls;
const _errs150 = errors;
let valid54 = true;
if(this?.choices !== false){
if(valid54){
const _errs151 = errors;
const _errs152 = errors;
if((!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))) && (data48 !== null)){
const err48 = {instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.max_tool_calls["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid55 = _errs152 === errors;
if(!valid55){
for(let i19=_errs151; i19<errors; i19++){
vErrors[i19].question ??= "responses-further-fields";
}
valid54 = false;
}
}
}
var valid0 = _errs150 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data49 = data.prompt_cache_key;
const _errs154 = errors;
let valid56 = true;
if(this?.choices !== false){
if(valid56){
const _errs155 = errors;
const _errs156 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
const err49 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.prompt_cache_key["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid57 = _errs156 === errors;
if(!valid57){
for(let i20=_errs155; i20<errors; i20++){
vErrors[i20].question ??= "responses-further-fields";
}
valid56 = false;
}
}
}
var valid0 = _errs154 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data50 = data.safety_identifier;
const _errs158 = errors;
let valid58 = true;
if(this?.choices !== false){
if(valid58){
const _errs159 = errors;
const _errs160 = errors;
if((typeof data50 !== "string") && (data50 !== null)){
const err50 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/x-choice/responses-further-fields/type",keyword:"type",params:{type: schemaResponse.properties.safety_identifier["x-choice"]["responses-further-fields"].type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid59 = _errs160 === errors;
if(!valid59){
for(let i21=_errs159; i21<errors; i21++){
vErrors[i21].question ??= "responses-further-fields";
}
valid58 = false;
}
}
}
var valid0 = _errs158 === errors;
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
}
}
}
}
}
}
else {
checkResponse.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponse.errors = vErrors;
return errors === 0;
}

function checkResponseAnnotation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseAnnotation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "file_citation") || (data0 === "url_citation")) || (data0 === "file_path"))){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseAnnotation.properties.type.enum}}];
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
if(tag0 === "file_citation"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.type === undefined) && (missing1 = "type")) || ((data.file_id === undefined) && (missing1 = "file_id"))) || ((data.filename === undefined) && (missing1 = "filename"))) || ((data.index === undefined) && (missing1 = "index"))){
checkResponseAnnotation.errors = [{instancePath,schemaPath:"ResponseFileCitation/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFileCitation/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_citation" !== data1){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFileCitation/properties/type/const",keyword:"const",params:{allowedValue: "file_citation"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.file_id !== undefined){
const _errs8 = errors;
if(typeof data.file_id !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/file_id",schemaPath:"ResponseFileCitation/properties/file_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.filename !== undefined){
const _errs10 = errors;
if(typeof data.filename !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/filename",schemaPath:"ResponseFileCitation/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.index !== undefined){
let data4 = data.index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/index",schemaPath:"ResponseFileCitation/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs12 === errors;
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
checkResponseAnnotation.errors = [{instancePath,schemaPath:"ResponseFileCitation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "url_citation"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.type === undefined) && (missing2 = "type")) || ((data.start_index === undefined) && (missing2 = "start_index"))) || ((data.end_index === undefined) && (missing2 = "end_index"))) || ((data.title === undefined) && (missing2 = "title"))) || ((data.url === undefined) && (missing2 = "url"))){
checkResponseAnnotation.errors = [{instancePath,schemaPath:"ResponseUrlCitation/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseUrlCitation/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("url_citation" !== data5){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseUrlCitation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"}}];
return false;
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.start_index !== undefined){
let data6 = data.start_index;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/start_index",schemaPath:"ResponseUrlCitation/properties/start_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.end_index !== undefined){
let data7 = data.end_index;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/end_index",schemaPath:"ResponseUrlCitation/properties/end_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.title !== undefined){
const _errs23 = errors;
if(typeof data.title !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/title",schemaPath:"ResponseUrlCitation/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.url !== undefined){
const _errs25 = errors;
if(typeof data.url !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/url",schemaPath:"ResponseUrlCitation/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
checkResponseAnnotation.errors = [{instancePath,schemaPath:"ResponseUrlCitation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "file_path"){
const _errs28 = errors;
if(errors === _errs28){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.type === undefined) && (missing3 = "type")) || ((data.file_id === undefined) && (missing3 = "file_id"))) || ((data.index === undefined) && (missing3 = "index"))){
checkResponseAnnotation.errors = [{instancePath,schemaPath:"ResponseFilePath/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs30 = errors;
if(typeof data10 !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFilePath/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_path" !== data10){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFilePath/properties/type/const",keyword:"const",params:{allowedValue: "file_path"}}];
return false;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.file_id !== undefined){
const _errs32 = errors;
if(typeof data.file_id !== "string"){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/file_id",schemaPath:"ResponseFilePath/properties/file_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.index !== undefined){
let data12 = data.index;
const _errs34 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkResponseAnnotation.errors = [{instancePath:instancePath+"/index",schemaPath:"ResponseFilePath/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
checkResponseAnnotation.errors = [{instancePath,schemaPath:"ResponseFilePath/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkResponseAnnotation.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseAnnotation.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseAnnotation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseAnnotation.errors = vErrors;
return errors === 0;
}

function checkResponseAnnotationAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.annotation_index === undefined) && (missing0 = "annotation_index"))) || ((data.annotation === undefined) && (missing0 = "annotation"))){
checkResponseAnnotationAddedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.output_text.annotation.added" !== data0){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.annotation.added"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotation_index !== undefined){
let data5 = data.annotation_index;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/annotation_index",schemaPath:"#/properties/annotation_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkResponseAnnotationAddedEvent.errors = [{instancePath:instancePath+"/annotation_index",schemaPath:"#/properties/annotation_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotation !== undefined){
const _errs16 = errors;
if(!(checkResponseAnnotation.call(this, data.annotation, {instancePath:instancePath+"/annotation",parentData:data,parentDataProperty:"annotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseAnnotation.errors : vErrors.concat(checkResponseAnnotation.errors);
errors = vErrors.length;
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
else {
checkResponseAnnotationAddedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseAnnotationAddedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseAnnotationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "file_citation") || (data0 === "url_citation")) || (data0 === "file_path"))){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseAnnotationInput.properties.type.enum}}];
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
if(tag0 === "file_citation"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.file_id === undefined) && (missing1 = "file_id"))) || ((data.index === undefined) && (missing1 = "index"))){
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"ResponseFileCitationInput/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFileCitationInput/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_citation" !== data1){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFileCitationInput/properties/type/const",keyword:"const",params:{allowedValue: "file_citation"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.file_id !== undefined){
const _errs8 = errors;
if(typeof data.file_id !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/file_id",schemaPath:"ResponseFileCitationInput/properties/file_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.index !== undefined){
let data3 = data.index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/index",schemaPath:"ResponseFileCitationInput/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.filename !== undefined){
const _errs12 = errors;
if(typeof data.filename !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/filename",schemaPath:"ResponseFileCitationInput/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs12 === errors;
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
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"ResponseFileCitationInput/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "url_citation"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.type === undefined) && (missing2 = "type")) || ((data.start_index === undefined) && (missing2 = "start_index"))) || ((data.end_index === undefined) && (missing2 = "end_index"))) || ((data.title === undefined) && (missing2 = "title"))) || ((data.url === undefined) && (missing2 = "url"))){
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"ResponseUrlCitation/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseUrlCitation/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("url_citation" !== data5){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseUrlCitation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"}}];
return false;
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.start_index !== undefined){
let data6 = data.start_index;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/start_index",schemaPath:"ResponseUrlCitation/properties/start_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.end_index !== undefined){
let data7 = data.end_index;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/end_index",schemaPath:"ResponseUrlCitation/properties/end_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.title !== undefined){
const _errs23 = errors;
if(typeof data.title !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/title",schemaPath:"ResponseUrlCitation/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.url !== undefined){
const _errs25 = errors;
if(typeof data.url !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/url",schemaPath:"ResponseUrlCitation/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"ResponseUrlCitation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "file_path"){
const _errs28 = errors;
if(errors === _errs28){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.type === undefined) && (missing3 = "type")) || ((data.file_id === undefined) && (missing3 = "file_id"))) || ((data.index === undefined) && (missing3 = "index"))){
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"ResponseFilePath/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs30 = errors;
if(typeof data10 !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFilePath/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_path" !== data10){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFilePath/properties/type/const",keyword:"const",params:{allowedValue: "file_path"}}];
return false;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.file_id !== undefined){
const _errs32 = errors;
if(typeof data.file_id !== "string"){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/file_id",schemaPath:"ResponseFilePath/properties/file_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.index !== undefined){
let data12 = data.index;
const _errs34 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkResponseAnnotationInput.errors = [{instancePath:instancePath+"/index",schemaPath:"ResponseFilePath/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"ResponseFilePath/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseAnnotationInput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseAnnotationInput.errors = vErrors;
return errors === 0;
}

function checkResponseChosenTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseChosenTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((data0 === "function") || (data0 === "file_search")) || (data0 === "web_search_preview")) || (data0 === "computer_use_preview"))){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseChosenTool.properties.type.enum}}];
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
if(tag0 === "function"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceFunction/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceFunction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data1){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceFunction/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.name !== undefined){
const _errs8 = errors;
if(typeof data.name !== "string"){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/name",schemaPath:"ResponseToolChoiceFunction/properties/name/type",keyword:"type",params:{type: "string"}}];
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
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceFunction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs4){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs10 = errors;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.name === undefined) && (missing2 = "name")){
const err0 = {instancePath,schemaPath:"ResponseToolChoiceFunction/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid6 = _errs11 === errors;
if(!valid6){
for(let i0=_errs10; i0<errors; i0++){
vErrors[i0].question ??= "responses-tool-required-fields";
}
valid5 = false;
}
}
}
}
}
}
else if(tag0 === "file_search"){
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceBuiltIn/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceBuiltIn/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "file_search") || (data3 === "web_search_preview")) || (data3 === "computer_use_preview"))){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceBuiltIn/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseToolChoiceBuiltIn.properties.type.enum}}];
return false;
}
}
}
}
else {
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceBuiltIn/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "web_search_preview"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceBuiltIn/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceBuiltIn/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "file_search") || (data4 === "web_search_preview")) || (data4 === "computer_use_preview"))){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceBuiltIn/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseToolChoiceBuiltIn.properties.type.enum}}];
return false;
}
}
}
}
else {
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceBuiltIn/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "computer_use_preview"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceBuiltIn/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceBuiltIn/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "file_search") || (data5 === "web_search_preview")) || (data5 === "computer_use_preview"))){
checkResponseChosenTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseToolChoiceBuiltIn/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseToolChoiceBuiltIn.properties.type.enum}}];
return false;
}
}
}
}
else {
checkResponseChosenTool.errors = [{instancePath,schemaPath:"ResponseToolChoiceBuiltIn/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkResponseChosenTool.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseChosenTool.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseChosenTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseChosenTool.errors = vErrors;
return errors === 0;
}

function checkResponseCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
checkResponseCompletedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.completed" !== data0){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs8 = errors;
const _errs9 = errors;
if(!(checkResponse.call(this, data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponse.errors : vErrors.concat(checkResponse.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(valid4){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
const _errs12 = errors;
if(typeof data3 !== "string"){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("completed" !== data3){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "completed"}}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.usage !== undefined){
let data4 = data2.usage;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((data4.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data4.input_tokens_details === undefined) && (missing1 = "input_tokens_details"))) || ((data4.output_tokens === undefined) && (missing1 = "output_tokens"))) || ((data4.output_tokens_details === undefined) && (missing1 = "output_tokens_details"))) || ((data4.total_tokens === undefined) && (missing1 = "total_tokens"))){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage",schemaPath:"ResponseUsage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.input_tokens !== undefined){
let data5 = data4.input_tokens;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens",schemaPath:"ResponseUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens",schemaPath:"ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.input_tokens_details !== undefined){
let data6 = data4.input_tokens_details;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.cached_tokens === undefined) && (missing2 = "cached_tokens")){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details",schemaPath:"ResponseUsage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.cached_tokens !== undefined){
let data7 = data6.cached_tokens;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details/cached_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details/cached_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid8 = _errs21 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.cache_write_tokens !== undefined){
let data8 = data6.cache_write_tokens;
const _errs23 = errors;
let valid9 = true;
if(this?.choices !== false){
if(valid9){
const _errs24 = errors;
const _errs25 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err2 = {instancePath:instancePath+"/response/usage/input_tokens_details/cache_write_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/x-choice/responses-further-fields/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs25){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err3 = {instancePath:instancePath+"/response/usage/input_tokens_details/cache_write_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/x-choice/responses-further-fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid10 = _errs25 === errors;
if(!valid10){
for(let i1=_errs24; i1<errors; i1++){
vErrors[i1].question ??= "responses-further-fields";
}
valid9 = false;
}
}
}
var valid8 = _errs23 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details",schemaPath:"ResponseUsage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.output_tokens !== undefined){
let data9 = data4.output_tokens;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens",schemaPath:"ResponseUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens",schemaPath:"ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.output_tokens_details !== undefined){
let data10 = data4.output_tokens_details;
const _errs29 = errors;
if(errors === _errs29){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((data10.reasoning_tokens === undefined) && (missing3 = "reasoning_tokens")){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details",schemaPath:"ResponseUsage/properties/output_tokens_details/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data10.reasoning_tokens !== undefined){
let data11 = data10.reasoning_tokens;
const _errs31 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details/reasoning_tokens",schemaPath:"ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details/reasoning_tokens",schemaPath:"ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
else {
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details",schemaPath:"ResponseUsage/properties/output_tokens_details/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.total_tokens !== undefined){
let data12 = data4.total_tokens;
const _errs33 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/total_tokens",schemaPath:"ResponseUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage/total_tokens",schemaPath:"ResponseUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response/usage",schemaPath:"ResponseUsage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
}
}
else {
checkResponseCompletedEvent.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
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
checkResponseCompletedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs35 = errors;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.sequence_number === undefined) && (missing4 = "sequence_number")){
const err4 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid13 = _errs36 === errors;
if(!valid13){
for(let i2=_errs35; i2<errors; i2++){
vErrors[i2].question ??= "responses-event-envelope";
}
valid12 = false;
}
}
}
}
}
checkResponseCompletedEvent.errors = vErrors;
return errors === 0;
}

const checkResponseCompoundFilter = rememberResults(function (data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseCompoundFilter.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseCompoundFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "and") || (data0 === "or"))){
checkResponseCompoundFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseCompoundFilter.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data1 = data.filters;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(checkResponseFileFilter.call(this, data1[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFileFilter.errors : vErrors.concat(checkResponseFileFilter.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseCompoundFilter.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}}];
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
checkResponseCompoundFilter.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.filters === undefined) && (missing1 = "filters")){
const err0 = {instancePath,schemaPath:"#/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
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
for(let i1=_errs6; i1<errors; i1++){
vErrors[i1].question ??= "responses-tool-required-fields";
}
valid2 = false;
}
}
}
}
}
checkResponseCompoundFilter.errors = vErrors;
return errors === 0;
});

function checkResponseComputerAction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((((data0 === "click") || (data0 === "double_click")) || (data0 === "drag")) || (data0 === "keypress")) || (data0 === "move")) || (data0 === "screenshot")) || (data0 === "scroll")) || (data0 === "type")) || (data0 === "wait"))){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComputerAction.properties.type.enum}}];
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
if(tag0 === "click"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseClickAction/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseClickAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("click" !== data1){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseClickAction/properties/type/const",keyword:"const",params:{allowedValue: "click"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseClickAction/type",keyword:"type",params:{type: "object"}}];
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
if(((((data.type === undefined) && (missing2 = "type")) || ((data.button === undefined) && (missing2 = "button"))) || ((data.x === undefined) && (missing2 = "x"))) || ((data.y === undefined) && (missing2 = "y"))){
const err0 = {instancePath,schemaPath:"ResponseClickAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing2}};
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"ResponseClickAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("click" !== data2){
const err2 = {instancePath:instancePath+"/type",schemaPath:"ResponseClickAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "click"}};
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
if(data.button !== undefined){
let data3 = data.button;
const _errs13 = errors;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/button",schemaPath:"ResponseClickAction/x-choice/responses-computer-use/properties/button/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data3 === "left") || (data3 === "right")) || (data3 === "wheel")) || (data3 === "back")) || (data3 === "forward"))){
const err4 = {instancePath:instancePath+"/button",schemaPath:"ResponseClickAction/x-choice/responses-computer-use/properties/button/enum",keyword:"enum",params:{allowedValues: schemaResponseClickAction["x-choice"]["responses-computer-use"].properties.button.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.x !== undefined){
let data4 = data.x;
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/x",schemaPath:"ResponseClickAction/x-choice/responses-computer-use/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.y !== undefined){
let data5 = data.y;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/y",schemaPath:"ResponseClickAction/x-choice/responses-computer-use/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid7 = _errs17 === errors;
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
const err7 = {instancePath,schemaPath:"ResponseClickAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid6 = _errs9 === errors;
if(!valid6){
for(let i0=_errs8; i0<errors; i0++){
vErrors[i0].question ??= "responses-computer-use";
}
valid5 = false;
}
}
}
}
}
}
else if(tag0 === "double_click"){
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseDoubleClickAction/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseDoubleClickAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("double_click" !== data6){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseDoubleClickAction/properties/type/const",keyword:"const",params:{allowedValue: "double_click"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseDoubleClickAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs20){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.type === undefined) && (missing4 = "type")) || ((data.x === undefined) && (missing4 = "x"))) || ((data.y === undefined) && (missing4 = "y"))){
const err8 = {instancePath,schemaPath:"ResponseDoubleClickAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs27 = errors;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"ResponseDoubleClickAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("double_click" !== data7){
const err10 = {instancePath:instancePath+"/type",schemaPath:"ResponseDoubleClickAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "double_click"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.x !== undefined){
let data8 = data.x;
const _errs29 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/x",schemaPath:"ResponseDoubleClickAction/x-choice/responses-computer-use/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid13 = _errs29 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.y !== undefined){
let data9 = data.y;
const _errs31 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/y",schemaPath:"ResponseDoubleClickAction/x-choice/responses-computer-use/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid13 = _errs31 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"ResponseDoubleClickAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid12 = _errs25 === errors;
if(!valid12){
for(let i1=_errs24; i1<errors; i1++){
vErrors[i1].question ??= "responses-computer-use";
}
valid11 = false;
}
}
}
}
}
}
else if(tag0 === "drag"){
const _errs34 = errors;
if(errors === _errs34){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseDragAction/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
if(typeof data10 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseDragAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("drag" !== data10){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseDragAction/properties/type/const",keyword:"const",params:{allowedValue: "drag"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseDragAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs34){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.type === undefined) && (missing6 = "type")) || ((data.path === undefined) && (missing6 = "path"))){
const err14 = {instancePath,schemaPath:"ResponseDragAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.type !== undefined){
let data11 = data.type;
const _errs41 = errors;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/type",schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("drag" !== data11){
const err16 = {instancePath:instancePath+"/type",schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "drag"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid19 = _errs41 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.path !== undefined){
let data12 = data.path;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data12)){
var valid20 = true;
const len0 = data12.length;
for(let i2=0; i2<len0; i2++){
let data13 = data12[i2];
const _errs45 = errors;
if(errors === _errs45){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing7;
if(((data13.x === undefined) && (missing7 = "x")) || ((data13.y === undefined) && (missing7 = "y"))){
const err17 = {instancePath:instancePath+"/path/" + i2,schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/path/items/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data13.x !== undefined){
let data14 = data13.x;
const _errs47 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err18 = {instancePath:instancePath+"/path/" + i2+"/x",schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/path/items/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid21 = _errs47 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data13.y !== undefined){
let data15 = data13.y;
const _errs49 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err19 = {instancePath:instancePath+"/path/" + i2+"/y",schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/path/items/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid21 = _errs49 === errors;
}
else {
var valid21 = true;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/path/" + i2,schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/path/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid20 = _errs45 === errors;
if(!valid20){
break;
}
}
}
else {
const err21 = {instancePath:instancePath+"/path",schemaPath:"ResponseDragAction/x-choice/responses-computer-use/properties/path/type",keyword:"type",params:{type: "array"}};
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
else {
const err22 = {instancePath,schemaPath:"ResponseDragAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid18 = _errs39 === errors;
if(!valid18){
for(let i3=_errs38; i3<errors; i3++){
vErrors[i3].question ??= "responses-computer-use";
}
valid17 = false;
}
}
}
}
}
}
else if(tag0 === "keypress"){
const _errs52 = errors;
if(errors === _errs52){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseKeypressAction/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data.type !== undefined){
let data16 = data.type;
if(typeof data16 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseKeypressAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("keypress" !== data16){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseKeypressAction/properties/type/const",keyword:"const",params:{allowedValue: "keypress"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseKeypressAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs52){
let valid25 = true;
if(this?.choices !== false){
if(valid25){
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.type === undefined) && (missing9 = "type")) || ((data.keys === undefined) && (missing9 = "keys"))){
const err23 = {instancePath,schemaPath:"ResponseKeypressAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data.type !== undefined){
let data17 = data.type;
const _errs59 = errors;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/type",schemaPath:"ResponseKeypressAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if("keypress" !== data17){
const err25 = {instancePath:instancePath+"/type",schemaPath:"ResponseKeypressAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "keypress"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid27 = _errs59 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.keys !== undefined){
let data18 = data.keys;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data18)){
var valid28 = true;
const len1 = data18.length;
for(let i4=0; i4<len1; i4++){
const _errs63 = errors;
if(typeof data18[i4] !== "string"){
const err26 = {instancePath:instancePath+"/keys/" + i4,schemaPath:"ResponseKeypressAction/x-choice/responses-computer-use/properties/keys/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid28 = _errs63 === errors;
if(!valid28){
break;
}
}
}
else {
const err27 = {instancePath:instancePath+"/keys",schemaPath:"ResponseKeypressAction/x-choice/responses-computer-use/properties/keys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid27 = _errs61 === errors;
}
else {
var valid27 = true;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"ResponseKeypressAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid26 = _errs57 === errors;
if(!valid26){
for(let i5=_errs56; i5<errors; i5++){
vErrors[i5].question ??= "responses-computer-use";
}
valid25 = false;
}
}
}
}
}
}
else if(tag0 === "move"){
const _errs66 = errors;
if(errors === _errs66){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.type === undefined) && (missing10 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseMoveAction/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data.type !== undefined){
let data20 = data.type;
if(typeof data20 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseMoveAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("move" !== data20){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseMoveAction/properties/type/const",keyword:"const",params:{allowedValue: "move"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseMoveAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs66){
let valid32 = true;
if(this?.choices !== false){
if(valid32){
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((((data.type === undefined) && (missing11 = "type")) || ((data.x === undefined) && (missing11 = "x"))) || ((data.y === undefined) && (missing11 = "y"))){
const err29 = {instancePath,schemaPath:"ResponseMoveAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
if(data.type !== undefined){
let data21 = data.type;
const _errs73 = errors;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"ResponseMoveAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if("move" !== data21){
const err31 = {instancePath:instancePath+"/type",schemaPath:"ResponseMoveAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "move"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid34 = _errs73 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.x !== undefined){
let data22 = data.x;
const _errs75 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err32 = {instancePath:instancePath+"/x",schemaPath:"ResponseMoveAction/x-choice/responses-computer-use/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid34 = _errs75 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.y !== undefined){
let data23 = data.y;
const _errs77 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err33 = {instancePath:instancePath+"/y",schemaPath:"ResponseMoveAction/x-choice/responses-computer-use/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid34 = _errs77 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"ResponseMoveAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid33 = _errs71 === errors;
if(!valid33){
for(let i6=_errs70; i6<errors; i6++){
vErrors[i6].question ??= "responses-computer-use";
}
valid32 = false;
}
}
}
}
}
}
else if(tag0 === "screenshot"){
const _errs80 = errors;
if(errors === _errs80){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.type === undefined) && (missing12 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseScreenshotAction/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseScreenshotAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("screenshot" !== data24){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseScreenshotAction/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseScreenshotAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "scroll"){
const _errs85 = errors;
if(errors === _errs85){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.type === undefined) && (missing13 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseScrollAction/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
if(data.type !== undefined){
let data25 = data.type;
if(typeof data25 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseScrollAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("scroll" !== data25){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseScrollAction/properties/type/const",keyword:"const",params:{allowedValue: "scroll"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseScrollAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs85){
let valid41 = true;
if(this?.choices !== false){
if(valid41){
const _errs89 = errors;
const _errs90 = errors;
if(errors === _errs90){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((((data.type === undefined) && (missing14 = "type")) || ((data.x === undefined) && (missing14 = "x"))) || ((data.y === undefined) && (missing14 = "y"))) || ((data.scroll_x === undefined) && (missing14 = "scroll_x"))) || ((data.scroll_y === undefined) && (missing14 = "scroll_y"))){
const err35 = {instancePath,schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing14}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data.type !== undefined){
let data26 = data.type;
const _errs92 = errors;
if(typeof data26 !== "string"){
const err36 = {instancePath:instancePath+"/type",schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if("scroll" !== data26){
const err37 = {instancePath:instancePath+"/type",schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "scroll"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid43 = _errs92 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.x !== undefined){
let data27 = data.x;
const _errs94 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err38 = {instancePath:instancePath+"/x",schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid43 = _errs94 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.y !== undefined){
let data28 = data.y;
const _errs96 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err39 = {instancePath:instancePath+"/y",schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid43 = _errs96 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.scroll_x !== undefined){
let data29 = data.scroll_x;
const _errs98 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err40 = {instancePath:instancePath+"/scroll_x",schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/properties/scroll_x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid43 = _errs98 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.scroll_y !== undefined){
let data30 = data.scroll_y;
const _errs100 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err41 = {instancePath:instancePath+"/scroll_y",schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/properties/scroll_y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid43 = _errs100 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"ResponseScrollAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid42 = _errs90 === errors;
if(!valid42){
for(let i7=_errs89; i7<errors; i7++){
vErrors[i7].question ??= "responses-computer-use";
}
valid41 = false;
}
}
}
}
}
}
else if(tag0 === "type"){
const _errs103 = errors;
if(errors === _errs103){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.type === undefined) && (missing15 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseTypeAction/required",keyword:"required",params:{missingProperty: missing15}}];
return false;
}
else {
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseTypeAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("type" !== data31){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseTypeAction/properties/type/const",keyword:"const",params:{allowedValue: "type"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseTypeAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs103){
let valid47 = true;
if(this?.choices !== false){
if(valid47){
const _errs107 = errors;
const _errs108 = errors;
if(errors === _errs108){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if(((data.type === undefined) && (missing16 = "type")) || ((data.text === undefined) && (missing16 = "text"))){
const err43 = {instancePath,schemaPath:"ResponseTypeAction/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing16}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data.type !== undefined){
let data32 = data.type;
const _errs110 = errors;
if(typeof data32 !== "string"){
const err44 = {instancePath:instancePath+"/type",schemaPath:"ResponseTypeAction/x-choice/responses-computer-use/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if("type" !== data32){
const err45 = {instancePath:instancePath+"/type",schemaPath:"ResponseTypeAction/x-choice/responses-computer-use/properties/type/const",keyword:"const",params:{allowedValue: "type"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid49 = _errs110 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data.text !== undefined){
const _errs112 = errors;
if(typeof data.text !== "string"){
const err46 = {instancePath:instancePath+"/text",schemaPath:"ResponseTypeAction/x-choice/responses-computer-use/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid49 = _errs112 === errors;
}
else {
var valid49 = true;
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"ResponseTypeAction/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid48 = _errs108 === errors;
if(!valid48){
for(let i8=_errs107; i8<errors; i8++){
vErrors[i8].question ??= "responses-computer-use";
}
valid47 = false;
}
}
}
}
}
}
else if(tag0 === "wait"){
const _errs115 = errors;
if(errors === _errs115){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.type === undefined) && (missing17 = "type")){
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseWaitAction/required",keyword:"required",params:{missingProperty: missing17}}];
return false;
}
else {
if(data.type !== undefined){
let data34 = data.type;
if(typeof data34 !== "string"){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseWaitAction/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("wait" !== data34){
checkResponseComputerAction.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseWaitAction/properties/type/const",keyword:"const",params:{allowedValue: "wait"}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"ResponseWaitAction/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseComputerAction.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseComputerAction.errors = vErrors;
return errors === 0;
}

function checkResponseComputerCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.pending_safety_checks === undefined) && (missing0 = "pending_safety_checks"))) || ((data.status === undefined) && (missing0 = "status"))){
checkResponseComputerCall.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseComputerCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer_call" !== data0){
checkResponseComputerCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call"}}];
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
checkResponseComputerCall.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs5 = errors;
if(typeof data.call_id !== "string"){
checkResponseComputerCall.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs7 = errors;
if(!(checkResponseComputerAction.call(this, data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseComputerAction.errors : vErrors.concat(checkResponseComputerAction.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_safety_checks !== undefined){
let data4 = data.pending_safety_checks;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.id === undefined) && (missing1 = "id")) || ((data5.code === undefined) && (missing1 = "code"))) || ((data5.message === undefined) && (missing1 = "message"))){
const err0 = {instancePath:instancePath+"/pending_safety_checks/" + i0,schemaPath:"ResponseSafetyCheck/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data5.id !== undefined){
const _errs15 = errors;
if(typeof data5.id !== "string"){
const err1 = {instancePath:instancePath+"/pending_safety_checks/" + i0+"/id",schemaPath:"ResponseSafetyCheck/x-choice/responses-computer-use/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.code !== undefined){
let data7 = data5.code;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err2 = {instancePath:instancePath+"/pending_safety_checks/" + i0+"/code",schemaPath:"ResponseSafetyCheck/x-choice/responses-computer-use/properties/code/type",keyword:"type",params:{type: schemaResponseSafetyCheck["x-choice"]["responses-computer-use"].properties.code.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.message !== undefined){
let data8 = data5.message;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err3 = {instancePath:instancePath+"/pending_safety_checks/" + i0+"/message",schemaPath:"ResponseSafetyCheck/x-choice/responses-computer-use/properties/message/type",keyword:"type",params:{type: schemaResponseSafetyCheck["x-choice"]["responses-computer-use"].properties.message.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/pending_safety_checks/" + i0,schemaPath:"ResponseSafetyCheck/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
for(let i1=_errs12; i1<errors; i1++){
vErrors[i1].question ??= "responses-computer-use";
}
valid3 = false;
}
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseComputerCall.errors = [{instancePath:instancePath+"/pending_safety_checks",schemaPath:"#/properties/pending_safety_checks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs21 = errors;
if(typeof data9 !== "string"){
checkResponseComputerCall.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "in_progress") || (data9 === "completed")) || (data9 === "incomplete"))){
checkResponseComputerCall.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
return false;
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
checkResponseComputerCall.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseComputerCall.errors = vErrors;
return errors === 0;
}

function checkResponseComputerCallInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseComputerCallInput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer_call" !== data0){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call"}}];
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
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs5 = errors;
if(typeof data.call_id !== "string"){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/action/type",schemaPath:"#/properties/action/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data4 === "click") || (data4 === "double_click")) || (data4 === "drag")) || (data4 === "keypress")) || (data4 === "move")) || (data4 === "screenshot")) || (data4 === "scroll")) || (data4 === "type")) || (data4 === "wait"))){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/action/type",schemaPath:"#/properties/action/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComputerCallInput.properties.action.properties.type.enum}}];
return false;
}
}
}
else {
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs7){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs12 = errors;
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type === undefined) && (missing1 = "type")){
const err0 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/x-choice/responses-computer-use/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "responses-computer-use";
}
valid2 = false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_safety_checks !== undefined){
let data5 = data.pending_safety_checks;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i1=0; i1<len0; i1++){
let data6 = data5[i1];
const _errs16 = errors;
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err1 = {instancePath:instancePath+"/pending_safety_checks/" + i1,schemaPath:"#/properties/pending_safety_checks/items/x-choice/responses-computer-use/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid6 = _errs18 === errors;
if(!valid6){
for(let i2=_errs17; i2<errors; i2++){
vErrors[i2].question ??= "responses-computer-use";
}
valid5 = false;
}
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/pending_safety_checks",schemaPath:"#/properties/pending_safety_checks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs21 = errors;
if(typeof data7 !== "string"){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "in_progress") || (data7 === "completed")) || (data7 === "incomplete"))){
checkResponseComputerCallInput.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
return false;
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
checkResponseComputerCallInput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs24 = errors;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.id === undefined) && (missing2 = "id")) || ((data.call_id === undefined) && (missing2 = "call_id"))) || ((data.action === undefined) && (missing2 = "action"))) || ((data.pending_safety_checks === undefined) && (missing2 = "pending_safety_checks"))) || ((data.status === undefined) && (missing2 = "status"))){
const err2 = {instancePath,schemaPath:"#/x-choice/responses-items-sent-back/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid9 = _errs25 === errors;
if(!valid9){
for(let i3=_errs24; i3<errors; i3++){
vErrors[i3].question ??= "responses-items-sent-back";
}
valid8 = false;
}
}
}
}
}
checkResponseComputerCallInput.errors = vErrors;
return errors === 0;
}

function checkResponseComputerCallOutput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
checkResponseComputerCallOutput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseComputerCallOutput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer_call_output" !== data0){
checkResponseComputerCallOutput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call_output"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
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
if(data1 !== null){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs7){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs10 === errors;
if(!valid3){
for(let i0=_errs9; i0<errors; i0++){
vErrors[i0].question ??= "responses-tolerated-forms";
}
valid2 = false;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkResponseComputerCallOutput.errors = vErrors;
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
if(data.call_id !== undefined){
const _errs12 = errors;
if(typeof data.call_id !== "string"){
checkResponseComputerCallOutput.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
const _errs17 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs18 = errors;
const _errs19 = errors;
if(typeof data3.type !== "string"){
const err4 = {instancePath:instancePath+"/output/type",schemaPath:"ResponseComputerScreenshot/properties/type/x-choice/responses-computer-use/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs19 === errors;
if(!valid7){
for(let i1=_errs18; i1<errors; i1++){
vErrors[i1].question ??= "responses-computer-use";
}
valid6 = false;
}
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.file_id !== undefined){
const _errs21 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs22 = errors;
const _errs23 = errors;
if(typeof data3.file_id !== "string"){
const err5 = {instancePath:instancePath+"/output/file_id",schemaPath:"ResponseComputerScreenshot/properties/file_id/x-choice/responses-computer-use/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid9 = _errs23 === errors;
if(!valid9){
for(let i2=_errs22; i2<errors; i2++){
vErrors[i2].question ??= "responses-computer-use";
}
valid8 = false;
}
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.image_url !== undefined){
const _errs25 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs26 = errors;
const _errs27 = errors;
if(typeof data3.image_url !== "string"){
const err6 = {instancePath:instancePath+"/output/image_url",schemaPath:"ResponseComputerScreenshot/properties/image_url/x-choice/responses-computer-use/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid11 = _errs27 === errors;
if(!valid11){
for(let i3=_errs26; i3<errors; i3++){
vErrors[i3].question ??= "responses-computer-use";
}
valid10 = false;
}
}
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
checkResponseComputerCallOutput.errors = [{instancePath:instancePath+"/output",schemaPath:"ResponseComputerScreenshot/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acknowledged_safety_checks !== undefined){
let data7 = data.acknowledged_safety_checks;
const _errs29 = errors;
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs30 = errors;
const _errs31 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/acknowledged_safety_checks",schemaPath:"#/properties/acknowledged_safety_checks/x-choice/responses-computer-use/type",keyword:"type",params:{type: schemaResponseComputerCallOutput.properties.acknowledged_safety_checks["x-choice"]["responses-computer-use"].type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs31){
if(Array.isArray(data7)){
var valid14 = true;
const len0 = data7.length;
for(let i4=0; i4<len0; i4++){
let data8 = data7[i4];
const _errs33 = errors;
if(errors === _errs33){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err8 = {instancePath:instancePath+"/acknowledged_safety_checks/" + i4,schemaPath:"#/properties/acknowledged_safety_checks/x-choice/responses-computer-use/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid14 = _errs33 === errors;
if(!valid14){
break;
}
}
}
}
var valid13 = _errs31 === errors;
if(!valid13){
for(let i5=_errs30; i5<errors; i5++){
vErrors[i5].question ??= "responses-computer-use";
}
valid12 = false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs36 = errors;
const _errs37 = errors;
let valid15 = false;
const _errs38 = errors;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data9 === "in_progress") || (data9 === "completed")) || (data9 === "incomplete"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid15 = valid15 || _valid1;
if(!valid15){
const _errs41 = errors;
if(data9 !== null){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(errors === _errs41){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs43 = errors;
const _errs44 = errors;
if(data9 !== null){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid18 = _errs44 === errors;
if(!valid18){
for(let i6=_errs43; i6<errors; i6++){
vErrors[i6].question ??= "responses-tolerated-forms";
}
valid17 = false;
}
}
}
}
var _valid1 = _errs41 === errors;
valid15 = valid15 || _valid1;
}
if(!valid15){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
checkResponseComputerCallOutput.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
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
checkResponseComputerCallOutput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseComputerCallOutput.errors = vErrors;
return errors === 0;
}

function checkResponseContentPartAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part !== undefined){
let data0 = data.part;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("output_text" !== data0.type){
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
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part !== undefined){
let data2 = data.part;
const _errs10 = errors;
if(!(checkResponseOutputText.call(this, data2, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputText.errors : vErrors.concat(checkResponseOutputText.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(valid4){
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text !== undefined){
if("" !== data2.text){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/part/text",schemaPath:"#/then/properties/part/allOf/1/properties/text/const",keyword:"const",params:{allowedValue: ""}}];
return false;
}
}
}
else {
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/part",schemaPath:"#/then/properties/part/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs11 === errors;
}
}
}
var _valid0 = _errs7 === errors;
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
checkResponseContentPartAddedEvent.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.part === undefined) && (missing0 = "part"))){
checkResponseContentPartAddedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs15 = errors;
if(typeof data4 !== "string"){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.content_part.added" !== data4){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.content_part.added"}}];
return false;
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs17 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err2 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err3 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid9 = _errs20 === errors;
if(!valid9){
for(let i0=_errs19; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid8 = false;
}
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.item_id !== undefined){
const _errs22 = errors;
if(typeof data.item_id !== "string"){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_index !== undefined){
let data7 = data.output_index;
const _errs24 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.content_index !== undefined){
let data8 = data.content_index;
const _errs26 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
checkResponseContentPartAddedEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.part !== undefined){
const _errs28 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs29 = errors;
const _errs30 = errors;
if(!(checkResponseOutputContent.call(this, data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputContent.errors : vErrors.concat(checkResponseOutputContent.errors);
errors = vErrors.length;
}
var valid11 = _errs30 === errors;
if(!valid11){
for(let i1=_errs29; i1<errors; i1++){
vErrors[i1].question ??= "responses-refusal-and-annotation-events";
}
valid10 = false;
}
}
}
var valid6 = _errs28 === errors;
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
checkResponseContentPartAddedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs32 = errors;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sequence_number === undefined) && (missing1 = "sequence_number")){
const err4 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid14 = _errs33 === errors;
if(!valid14){
for(let i2=_errs32; i2<errors; i2++){
vErrors[i2].question ??= "responses-event-envelope";
}
valid13 = false;
}
}
}
}
}
checkResponseContentPartAddedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseContentPartDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part !== undefined){
let data0 = data.part;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("output_text" !== data0.type){
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
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part !== undefined){
if(!(checkResponseOutputText.call(this, data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputText.errors : vErrors.concat(checkResponseOutputText.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs7 === errors;
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
checkResponseContentPartDoneEvent.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.part === undefined) && (missing0 = "part"))){
checkResponseContentPartDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs10 = errors;
if(typeof data3 !== "string"){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.content_part.done" !== data3){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.content_part.done"}}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.sequence_number !== undefined){
let data4 = data.sequence_number;
const _errs12 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err2 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err3 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid7 = _errs15 === errors;
if(!valid7){
for(let i0=_errs14; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid6 = false;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.item_id !== undefined){
const _errs17 = errors;
if(typeof data.item_id !== "string"){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.output_index !== undefined){
let data6 = data.output_index;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.content_index !== undefined){
let data7 = data.content_index;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkResponseContentPartDoneEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.part !== undefined){
const _errs23 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs24 = errors;
const _errs25 = errors;
if(!(checkResponseOutputContent.call(this, data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputContent.errors : vErrors.concat(checkResponseOutputContent.errors);
errors = vErrors.length;
}
var valid9 = _errs25 === errors;
if(!valid9){
for(let i1=_errs24; i1<errors; i1++){
vErrors[i1].question ??= "responses-refusal-and-annotation-events";
}
valid8 = false;
}
}
}
var valid4 = _errs23 === errors;
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
}
else {
checkResponseContentPartDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs27 = errors;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sequence_number === undefined) && (missing1 = "sequence_number")){
const err4 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid12 = _errs28 === errors;
if(!valid12){
for(let i2=_errs27; i2<errors; i2++){
vErrors[i2].question ??= "responses-event-envelope";
}
valid11 = false;
}
}
}
}
}
checkResponseContentPartDoneEvent.errors = vErrors;
return errors === 0;
}

function checkResponseCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
checkResponseCreatedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.created" !== data0){
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.created"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs8 = errors;
const _errs9 = errors;
if(!(checkResponse.call(this, data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponse.errors : vErrors.concat(checkResponse.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(valid4){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
const _errs12 = errors;
if(typeof data3 !== "string"){
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "queued") || (data3 === "in_progress"))){
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/enum",keyword:"enum",params:{allowedValues: schemaResponseCreatedEvent.properties.response.allOf[1].properties.status.enum}}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.output !== undefined){
let data4 = data2.output;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 0){
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/response/output",schemaPath:"#/properties/response/allOf/1/properties/output/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/response/output",schemaPath:"#/properties/response/allOf/1/properties/output/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.usage !== undefined){
const _errs16 = errors;
if(data2.usage !== null){
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/response/usage",schemaPath:"#/properties/response/allOf/1/properties/usage/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
checkResponseCreatedEvent.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
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
checkResponseCreatedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs18 = errors;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sequence_number === undefined) && (missing1 = "sequence_number")){
const err2 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid7 = _errs19 === errors;
if(!valid7){
for(let i1=_errs18; i1<errors; i1++){
vErrors[i1].question ??= "responses-event-envelope";
}
valid6 = false;
}
}
}
}
}
checkResponseCreatedEvent.errors = vErrors;
return errors === 0;
}

const patternResponseDatedWebSearchTool_0 = new RegExp("^[A-Za-z]{2}$", "u");
function checkResponseDatedWebSearchTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseDatedWebSearchTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseDatedWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("web_search_preview_2025_03_11" !== data0){
checkResponseDatedWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_preview_2025_03_11"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_context_size !== undefined){
let data1 = data.search_context_size;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkResponseDatedWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "low") || (data1 === "medium")) || (data1 === "high"))){
checkResponseDatedWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/enum",keyword:"enum",params:{allowedValues: schemaResponseSearchContextSize.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data2 = data.user_location;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type !== undefined){
let data3 = data2.type;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("approximate" !== data3){
const err1 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/const",keyword:"const",params:{allowedValue: "approximate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.city !== undefined){
let data4 = data2.city;
const _errs13 = errors;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(data4 !== null){
const err3 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs17){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs19 = errors;
const _errs20 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs20 === errors;
if(!valid7){
for(let i0=_errs19; i0<errors; i0++){
vErrors[i0].question ??= "responses-tolerated-forms";
}
valid6 = false;
}
}
}
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err5 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.country !== undefined){
let data5 = data2.country;
const _errs22 = errors;
const _errs23 = errors;
let valid8 = false;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data5 === "string"){
if(!patternResponseDatedWebSearchTool_0.test(data5)){
const err6 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs26 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs26){
let valid9 = true;
if(this?.choices !== false){
if(valid9){
const _errs28 = errors;
const _errs29 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid10 = _errs29 === errors;
if(!valid10){
for(let i1=_errs28; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid9 = false;
}
}
}
}
var _valid2 = _errs26 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err10 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.region !== undefined){
let data6 = data2.region;
const _errs31 = errors;
const _errs32 = errors;
let valid11 = false;
const _errs33 = errors;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs35 = errors;
if(data6 !== null){
const err12 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs35){
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs37 = errors;
const _errs38 = errors;
if(data6 !== null){
const err13 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid13 = _errs38 === errors;
if(!valid13){
for(let i2=_errs37; i2<errors; i2++){
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid12 = false;
}
}
}
}
var _valid3 = _errs35 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
const err14 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.timezone !== undefined){
let data7 = data2.timezone;
const _errs40 = errors;
const _errs41 = errors;
let valid14 = false;
const _errs42 = errors;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs42 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs44 = errors;
if(data7 !== null){
const err16 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs44){
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs46 = errors;
const _errs47 = errors;
if(data7 !== null){
const err17 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid16 = _errs47 === errors;
if(!valid16){
for(let i3=_errs46; i3<errors; i3++){
vErrors[i3].question ??= "responses-tolerated-forms";
}
valid15 = false;
}
}
}
}
var _valid4 = _errs44 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
const err18 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs40 === errors;
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
const err19 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs9){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs49 = errors;
const _errs50 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err20 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid18 = _errs50 === errors;
if(!valid18){
for(let i4=_errs49; i4<errors; i4++){
vErrors[i4].question ??= "responses-tool-required-fields";
}
valid17 = false;
}
}
}
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs51 = errors;
if(data2 !== null){
const err21 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs51){
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs53 = errors;
const _errs54 = errors;
if(data2 !== null){
const err22 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/oneOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid20 = _errs54 === errors;
if(!valid20){
for(let i5=_errs53; i5<errors; i5++){
vErrors[i5].question ??= "responses-tolerated-forms";
}
valid19 = false;
}
}
}
}
var _valid0 = _errs51 === errors;
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
const err23 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
checkResponseDatedWebSearchTool.errors = vErrors;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data8 = data.domains;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data8)){
var valid22 = true;
const len0 = data8.length;
for(let i6=0; i6<len0; i6++){
const _errs59 = errors;
if(typeof data8[i6] !== "string"){
checkResponseDatedWebSearchTool.errors = [{instancePath:instancePath+"/domains/" + i6,schemaPath:"ResponseSearchDomains/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs59 === errors;
if(!valid22){
break;
}
}
}
else {
checkResponseDatedWebSearchTool.errors = [{instancePath:instancePath+"/domains",schemaPath:"ResponseSearchDomains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs56 === errors;
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
checkResponseDatedWebSearchTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseDatedWebSearchTool.errors = vErrors;
return errors === 0;
}

function checkResponseErrorEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.param === undefined) && (missing0 = "param"))){
checkResponseErrorEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("error" !== data0){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.code !== undefined){
let data2 = data.code;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schemaResponseErrorEvent.properties.code.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data4 = data.param;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
checkResponseErrorEvent.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schemaResponseErrorEvent.properties.param.type}}];
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
}
else {
checkResponseErrorEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseErrorEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.response === undefined) && (missing0 = "response"))){
checkResponseFailedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFailedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.failed" !== data0){
checkResponseFailedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.failed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs8 = errors;
const _errs9 = errors;
if(!(checkResponse.call(this, data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponse.errors : vErrors.concat(checkResponse.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(valid4){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
const _errs12 = errors;
if(typeof data3 !== "string"){
checkResponseFailedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("failed" !== data3){
checkResponseFailedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "failed"}}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.error !== undefined){
let data4 = data2.error;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code !== undefined){
const _errs17 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs18 = errors;
const _errs19 = errors;
if(typeof data4.code !== "string"){
const err2 = {instancePath:instancePath+"/response/error/code",schemaPath:"ResponseError/properties/code/x-choice/responses-error-object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid9 = _errs19 === errors;
if(!valid9){
for(let i1=_errs18; i1<errors; i1++){
vErrors[i1].question ??= "responses-error-object";
}
valid8 = false;
}
}
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.message !== undefined){
const _errs21 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs22 = errors;
const _errs23 = errors;
if(typeof data4.message !== "string"){
const err3 = {instancePath:instancePath+"/response/error/message",schemaPath:"ResponseError/properties/message/x-choice/responses-error-object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid11 = _errs23 === errors;
if(!valid11){
for(let i2=_errs22; i2<errors; i2++){
vErrors[i2].question ??= "responses-error-object";
}
valid10 = false;
}
}
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.type !== undefined){
const _errs25 = errors;
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs26 = errors;
const _errs27 = errors;
if(typeof data4.type !== "string"){
const err4 = {instancePath:instancePath+"/response/error/type",schemaPath:"ResponseError/properties/type/x-choice/responses-error-object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid13 = _errs27 === errors;
if(!valid13){
for(let i3=_errs26; i3<errors; i3++){
vErrors[i3].question ??= "responses-error-object";
}
valid12 = false;
}
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.param !== undefined){
let data8 = data4.param;
const _errs29 = errors;
let valid14 = true;
if(this?.choices !== false){
if(valid14){
const _errs30 = errors;
const _errs31 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err5 = {instancePath:instancePath+"/response/error/param",schemaPath:"ResponseError/properties/param/x-choice/responses-error-object/type",keyword:"type",params:{type: schemaResponseError.properties.param["x-choice"]["responses-error-object"].type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid15 = _errs31 === errors;
if(!valid15){
for(let i4=_errs30; i4<errors; i4++){
vErrors[i4].question ??= "responses-error-object";
}
valid14 = false;
}
}
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
checkResponseFailedEvent.errors = [{instancePath:instancePath+"/response/error",schemaPath:"ResponseError/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs15){
let valid16 = true;
if(this?.choices !== false){
if(valid16){
const _errs33 = errors;
const _errs34 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.code === undefined) && (missing1 = "code")) || ((data4.message === undefined) && (missing1 = "message"))) || ((data4.type === undefined) && (missing1 = "type"))) || ((data4.param === undefined) && (missing1 = "param"))){
const err6 = {instancePath:instancePath+"/response/error",schemaPath:"ResponseError/x-choice/responses-error-object/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid17 = _errs34 === errors;
if(!valid17){
for(let i5=_errs33; i5<errors; i5++){
vErrors[i5].question ??= "responses-error-object";
}
valid16 = false;
}
}
}
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
}
}
else {
checkResponseFailedEvent.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
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
checkResponseFailedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFailedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFileFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((((data0 === "eq") || (data0 === "ne")) || (data0 === "gt")) || (data0 === "gte")) || (data0 === "lt")) || (data0 === "lte")) || (data0 === "and")) || (data0 === "or"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseFileFilter.properties.type.enum}}];
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
if(tag0 === "eq"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "eq") || (data1 === "ne")) || (data1 === "gt")) || (data1 === "gte")) || (data1 === "lt")) || (data1 === "lte"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComparisonFilter.properties.type.enum}}];
return false;
}
var valid4 = _errs6 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.key !== undefined){
const _errs8 = errors;
if(typeof data.key !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/key",schemaPath:"ResponseComparisonFilter/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/value",schemaPath:"ResponseComparisonFilter/properties/value/type",keyword:"type",params:{type: schemaResponseComparisonFilter.properties.value.type}}];
return false;
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
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs4){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.key === undefined) && (missing2 = "key")) || ((data.value === undefined) && (missing2 = "value"))){
const err0 = {instancePath,schemaPath:"ResponseComparisonFilter/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid6 = _errs13 === errors;
if(!valid6){
for(let i0=_errs12; i0<errors; i0++){
vErrors[i0].question ??= "responses-tool-required-fields";
}
valid5 = false;
}
}
}
}
}
}
else if(tag0 === "ne"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs17 = errors;
if(typeof data4 !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data4 === "eq") || (data4 === "ne")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "lt")) || (data4 === "lte"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComparisonFilter.properties.type.enum}}];
return false;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.key !== undefined){
const _errs19 = errors;
if(typeof data.key !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/key",schemaPath:"ResponseComparisonFilter/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs19 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.value !== undefined){
let data6 = data.value;
const _errs21 = errors;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/value",schemaPath:"ResponseComparisonFilter/properties/value/type",keyword:"type",params:{type: schemaResponseComparisonFilter.properties.value.type}}];
return false;
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
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs15){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.key === undefined) && (missing4 = "key")) || ((data.value === undefined) && (missing4 = "value"))){
const err1 = {instancePath,schemaPath:"ResponseComparisonFilter/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid11 = _errs24 === errors;
if(!valid11){
for(let i1=_errs23; i1<errors; i1++){
vErrors[i1].question ??= "responses-tool-required-fields";
}
valid10 = false;
}
}
}
}
}
}
else if(tag0 === "gt"){
const _errs26 = errors;
if(errors === _errs26){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs28 = errors;
if(typeof data7 !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data7 === "eq") || (data7 === "ne")) || (data7 === "gt")) || (data7 === "gte")) || (data7 === "lt")) || (data7 === "lte"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComparisonFilter.properties.type.enum}}];
return false;
}
var valid14 = _errs28 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.key !== undefined){
const _errs30 = errors;
if(typeof data.key !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/key",schemaPath:"ResponseComparisonFilter/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs30 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.value !== undefined){
let data9 = data.value;
const _errs32 = errors;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/value",schemaPath:"ResponseComparisonFilter/properties/value/type",keyword:"type",params:{type: schemaResponseComparisonFilter.properties.value.type}}];
return false;
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs26){
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs34 = errors;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.key === undefined) && (missing6 = "key")) || ((data.value === undefined) && (missing6 = "value"))){
const err2 = {instancePath,schemaPath:"ResponseComparisonFilter/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid16 = _errs35 === errors;
if(!valid16){
for(let i2=_errs34; i2<errors; i2++){
vErrors[i2].question ??= "responses-tool-required-fields";
}
valid15 = false;
}
}
}
}
}
}
else if(tag0 === "gte"){
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs39 = errors;
if(typeof data10 !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data10 === "eq") || (data10 === "ne")) || (data10 === "gt")) || (data10 === "gte")) || (data10 === "lt")) || (data10 === "lte"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComparisonFilter.properties.type.enum}}];
return false;
}
var valid19 = _errs39 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.key !== undefined){
const _errs41 = errors;
if(typeof data.key !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/key",schemaPath:"ResponseComparisonFilter/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs41 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.value !== undefined){
let data12 = data.value;
const _errs43 = errors;
if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/value",schemaPath:"ResponseComparisonFilter/properties/value/type",keyword:"type",params:{type: schemaResponseComparisonFilter.properties.value.type}}];
return false;
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
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs37){
let valid20 = true;
if(this?.choices !== false){
if(valid20){
const _errs45 = errors;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.key === undefined) && (missing8 = "key")) || ((data.value === undefined) && (missing8 = "value"))){
const err3 = {instancePath,schemaPath:"ResponseComparisonFilter/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid21 = _errs46 === errors;
if(!valid21){
for(let i3=_errs45; i3<errors; i3++){
vErrors[i3].question ??= "responses-tool-required-fields";
}
valid20 = false;
}
}
}
}
}
}
else if(tag0 === "lt"){
const _errs48 = errors;
if(errors === _errs48){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data.type !== undefined){
let data13 = data.type;
const _errs50 = errors;
if(typeof data13 !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data13 === "eq") || (data13 === "ne")) || (data13 === "gt")) || (data13 === "gte")) || (data13 === "lt")) || (data13 === "lte"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComparisonFilter.properties.type.enum}}];
return false;
}
var valid24 = _errs50 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.key !== undefined){
const _errs52 = errors;
if(typeof data.key !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/key",schemaPath:"ResponseComparisonFilter/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs52 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.value !== undefined){
let data15 = data.value;
const _errs54 = errors;
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/value",schemaPath:"ResponseComparisonFilter/properties/value/type",keyword:"type",params:{type: schemaResponseComparisonFilter.properties.value.type}}];
return false;
}
var valid24 = _errs54 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
else {
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs48){
let valid25 = true;
if(this?.choices !== false){
if(valid25){
const _errs56 = errors;
const _errs57 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.key === undefined) && (missing10 = "key")) || ((data.value === undefined) && (missing10 = "value"))){
const err4 = {instancePath,schemaPath:"ResponseComparisonFilter/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid26 = _errs57 === errors;
if(!valid26){
for(let i4=_errs56; i4<errors; i4++){
vErrors[i4].question ??= "responses-tool-required-fields";
}
valid25 = false;
}
}
}
}
}
}
else if(tag0 === "lte"){
const _errs59 = errors;
if(errors === _errs59){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.type === undefined) && (missing11 = "type")){
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
if(data.type !== undefined){
let data16 = data.type;
const _errs61 = errors;
if(typeof data16 !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data16 === "eq") || (data16 === "ne")) || (data16 === "gt")) || (data16 === "gte")) || (data16 === "lt")) || (data16 === "lte"))){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComparisonFilter/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseComparisonFilter.properties.type.enum}}];
return false;
}
var valid29 = _errs61 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.key !== undefined){
const _errs63 = errors;
if(typeof data.key !== "string"){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/key",schemaPath:"ResponseComparisonFilter/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid29 = _errs63 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.value !== undefined){
let data18 = data.value;
const _errs65 = errors;
if(((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")){
checkResponseFileFilter.errors = [{instancePath:instancePath+"/value",schemaPath:"ResponseComparisonFilter/properties/value/type",keyword:"type",params:{type: schemaResponseComparisonFilter.properties.value.type}}];
return false;
}
var valid29 = _errs65 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
else {
checkResponseFileFilter.errors = [{instancePath,schemaPath:"ResponseComparisonFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs59){
let valid30 = true;
if(this?.choices !== false){
if(valid30){
const _errs67 = errors;
const _errs68 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((data.key === undefined) && (missing12 = "key")) || ((data.value === undefined) && (missing12 = "value"))){
const err5 = {instancePath,schemaPath:"ResponseComparisonFilter/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid31 = _errs68 === errors;
if(!valid31){
for(let i5=_errs67; i5<errors; i5++){
vErrors[i5].question ??= "responses-tool-required-fields";
}
valid30 = false;
}
}
}
}
}
}
else if(tag0 === "and"){
if(!(checkResponseCompoundFilter.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseCompoundFilter.errors : vErrors.concat(checkResponseCompoundFilter.errors);
errors = vErrors.length;
}
}
else if(tag0 === "or"){
if(!(checkResponseCompoundFilter.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseCompoundFilter.errors : vErrors.concat(checkResponseCompoundFilter.errors);
errors = vErrors.length;
}
}
else {
checkResponseFileFilter.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseFileFilter.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseFileFilter.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFileFilter.errors = vErrors;
return errors === 0;
}

function checkResponseFileSearchCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.queries === undefined) && (missing0 = "queries"))) || ((data.status === undefined) && (missing0 = "status"))){
checkResponseFileSearchCall.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_search_call" !== data0){
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_search_call"}}];
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
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queries !== undefined){
let data2 = data.queries;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/queries/" + i0,schemaPath:"#/properties/queries/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs9 = errors;
if(typeof data4 !== "string"){
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data4 === "in_progress") || (data4 === "searching")) || (data4 === "completed")) || (data4 === "incomplete")) || (data4 === "failed"))){
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaResponseFileSearchCall.properties.status.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data5 = data.results;
const _errs11 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
checkResponseFileSearchCall.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: schemaResponseFileSearchCall.properties.results.type}}];
return false;
}
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((((data6.file_id === undefined) && (missing1 = "file_id")) || ((data6.filename === undefined) && (missing1 = "filename"))) || ((data6.score === undefined) && (missing1 = "score"))) || ((data6.text === undefined) && (missing1 = "text"))) || ((data6.attributes === undefined) && (missing1 = "attributes"))){
const err0 = {instancePath:instancePath+"/results/" + i1,schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data6.file_id !== undefined){
const _errs18 = errors;
if(typeof data6.file_id !== "string"){
const err1 = {instancePath:instancePath+"/results/" + i1+"/file_id",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/file_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.filename !== undefined){
const _errs20 = errors;
if(typeof data6.filename !== "string"){
const err2 = {instancePath:instancePath+"/results/" + i1+"/filename",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.score !== undefined){
let data9 = data6.score;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err3 = {instancePath:instancePath+"/results/" + i1+"/score",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err4 = {instancePath:instancePath+"/results/" + i1+"/score",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err5 = {instancePath:instancePath+"/results/" + i1+"/score",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/score/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.text !== undefined){
const _errs24 = errors;
if(typeof data6.text !== "string"){
const err6 = {instancePath:instancePath+"/results/" + i1+"/text",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.attributes !== undefined){
let data11 = data6.attributes;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
let data12 = data11[key0];
const _errs29 = errors;
if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")){
const err7 = {instancePath:instancePath+"/results/" + i1+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/attributes/additionalProperties/type",keyword:"type",params:{type: schemaResponseFileSearchResult["x-choice"]["responses-file-search-results"].properties.attributes.additionalProperties.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
else {
const err8 = {instancePath:instancePath+"/results/" + i1+"/attributes",schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/properties/attributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid6 = _errs26 === errors;
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
else {
const err9 = {instancePath:instancePath+"/results/" + i1,schemaPath:"ResponseFileSearchResult/x-choice/responses-file-search-results/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
for(let i2=_errs15; i2<errors; i2++){
vErrors[i2].question ??= "responses-file-search-results";
}
valid4 = false;
}
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
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
checkResponseFileSearchCall.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFileSearchCall.errors = vErrors;
return errors === 0;
}

function checkResponseFileSearchCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
checkResponseFileSearchCompletedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFileSearchCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.file_search_call.completed" !== data0){
checkResponseFileSearchCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.file_search_call.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseFileSearchCompletedEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseFileSearchCompletedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseFileSearchCompletedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkResponseFileSearchCompletedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFileSearchCompletedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFileSearchInProgressEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
checkResponseFileSearchInProgressEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFileSearchInProgressEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.file_search_call.in_progress" !== data0){
checkResponseFileSearchInProgressEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.file_search_call.in_progress"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseFileSearchInProgressEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseFileSearchInProgressEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseFileSearchInProgressEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkResponseFileSearchInProgressEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFileSearchInProgressEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFileSearchSearchingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
checkResponseFileSearchSearchingEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFileSearchSearchingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.file_search_call.searching" !== data0){
checkResponseFileSearchSearchingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.file_search_call.searching"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseFileSearchSearchingEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseFileSearchSearchingEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseFileSearchSearchingEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkResponseFileSearchSearchingEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFileSearchSearchingEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFileSearchTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseFileSearchTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_search" !== data0){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_search"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vector_store_ids !== undefined){
let data1 = data.vector_store_ids;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1[i0] !== "string"){
const err0 = {instancePath:instancePath+"/vector_store_ids/" + i0,schemaPath:"#/properties/vector_store_ids/items/x-choice/responses-unknown-files/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs7 === errors;
if(!valid3){
for(let i1=_errs6; i1<errors; i1++){
vErrors[i1].question ??= "responses-unknown-files";
}
valid2 = false;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/vector_store_ids",schemaPath:"#/properties/vector_store_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data3 = data.filters;
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
if(!(checkResponseFileFilter.call(this, data3, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFileFilter.errors : vErrors.concat(checkResponseFileFilter.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs12){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs14 = errors;
const _errs15 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/oneOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
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
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid5 = false;
}
}
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkResponseFileSearchTool.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_num_results !== undefined){
let data4 = data.max_num_results;
const _errs17 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ranking_options !== undefined){
let data5 = data.ranking_options;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ranker !== undefined){
const _errs22 = errors;
if(typeof data5.ranker !== "string"){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/ranker",schemaPath:"ResponseRankingOptions/properties/ranker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs22 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.score_threshold !== undefined){
let data7 = data5.score_threshold;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/score_threshold",schemaPath:"ResponseRankingOptions/properties/score_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/score_threshold",schemaPath:"ResponseRankingOptions/properties/score_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/score_threshold",schemaPath:"ResponseRankingOptions/properties/score_threshold/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid8 = _errs24 === errors;
}
else {
var valid8 = true;
}
}
}
else {
checkResponseFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options",schemaPath:"ResponseRankingOptions/type",keyword:"type",params:{type: "object"}}];
return false;
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
checkResponseFileSearchTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid9 = true;
if(this?.choices !== false){
if(valid9){
const _errs26 = errors;
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.vector_store_ids === undefined) && (missing1 = "vector_store_ids")){
const err4 = {instancePath,schemaPath:"#/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid10 = _errs27 === errors;
if(!valid10){
for(let i3=_errs26; i3<errors; i3++){
vErrors[i3].question ??= "responses-tool-required-fields";
}
valid9 = false;
}
}
}
}
}
checkResponseFileSearchTool.errors = vErrors;
return errors === 0;
}

function checkResponseFunctionArgumentsDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.function_call_arguments.delta" !== data0){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.function_call_arguments.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs12 = errors;
if(typeof data.delta !== "string"){
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}}];
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
else {
checkResponseFunctionArgumentsDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFunctionArgumentsDeltaEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFunctionArgumentsDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.function_call_arguments.done" !== data0){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.function_call_arguments.done"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs12 = errors;
if(typeof data.name !== "string"){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs14 = errors;
if(typeof data.arguments !== "string"){
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}}];
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
checkResponseFunctionArgumentsDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFunctionArgumentsDoneEvent.errors = vErrors;
return errors === 0;
}

function checkResponseFunctionCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
checkResponseFunctionCall.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function_call" !== data0){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call"}}];
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
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs5 = errors;
if(typeof data.call_id !== "string"){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs9 = errors;
if(typeof data.arguments !== "string"){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
if(typeof data5 !== "string"){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "in_progress") || (data5 === "completed")) || (data5 === "incomplete"))){
checkResponseFunctionCall.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
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
}
else {
checkResponseFunctionCall.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.id === undefined) && (missing1 = "id")) || ((data.status === undefined) && (missing1 = "status"))){
const err0 = {instancePath,schemaPath:"#/x-choice/responses-function-call-ids/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
for(let i0=_errs14; i0<errors; i0++){
vErrors[i0].question ??= "responses-function-call-ids";
}
valid2 = false;
}
}
}
}
}
checkResponseFunctionCall.errors = vErrors;
return errors === 0;
}

function checkResponseFunctionCallInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
checkResponseFunctionCallInput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function_call" !== data0){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call"}}];
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
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs5 = errors;
if(typeof data.call_id !== "string"){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs9 = errors;
if(typeof data.arguments !== "string"){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
if(typeof data5 !== "string"){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "in_progress") || (data5 === "completed")) || (data5 === "incomplete"))){
checkResponseFunctionCallInput.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
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
}
else {
checkResponseFunctionCallInput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFunctionCallInput.errors = vErrors;
return errors === 0;
}

function checkResponseFunctionCallOutput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
checkResponseFunctionCallOutput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseFunctionCallOutput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function_call_output" !== data0){
checkResponseFunctionCallOutput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call_output"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
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
if(data1 !== null){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs7){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs10 === errors;
if(!valid3){
for(let i0=_errs9; i0<errors; i0++){
vErrors[i0].question ??= "responses-tolerated-forms";
}
valid2 = false;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkResponseFunctionCallOutput.errors = vErrors;
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
if(data.call_id !== undefined){
const _errs12 = errors;
if(typeof data.call_id !== "string"){
checkResponseFunctionCallOutput.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs14 = errors;
if(typeof data.output !== "string"){
checkResponseFunctionCallOutput.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data4 === "in_progress") || (data4 === "completed")) || (data4 === "incomplete"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs21 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs21){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs23 = errors;
const _errs24 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid7 = _errs24 === errors;
if(!valid7){
for(let i1=_errs23; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid6 = false;
}
}
}
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
checkResponseFunctionCallOutput.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
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
checkResponseFunctionCallOutput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseFunctionCallOutput.errors = vErrors;
return errors === 0;
}

function checkResponseInProgressEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
checkResponseInProgressEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseInProgressEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.in_progress" !== data0){
checkResponseInProgressEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.in_progress"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs8 = errors;
const _errs9 = errors;
if(!(checkResponse.call(this, data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponse.errors : vErrors.concat(checkResponse.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(valid4){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
if(typeof data3 !== "string"){
checkResponseInProgressEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("in_progress" !== data3){
checkResponseInProgressEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "in_progress"}}];
return false;
}
}
}
else {
checkResponseInProgressEvent.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
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
checkResponseInProgressEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sequence_number === undefined) && (missing1 = "sequence_number")){
const err2 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid7 = _errs15 === errors;
if(!valid7){
for(let i1=_errs14; i1<errors; i1++){
vErrors[i1].question ??= "responses-event-envelope";
}
valid6 = false;
}
}
}
}
}
checkResponseInProgressEvent.errors = vErrors;
return errors === 0;
}

function checkResponseIncompleteEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.response === undefined) && (missing0 = "response"))){
checkResponseIncompleteEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.incomplete" !== data0){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.incomplete"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs8 = errors;
const _errs9 = errors;
if(!(checkResponse.call(this, data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponse.errors : vErrors.concat(checkResponse.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(valid4){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
const _errs12 = errors;
if(typeof data3 !== "string"){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("incomplete" !== data3){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "incomplete"}}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.incomplete_details !== undefined){
let data4 = data2.incomplete_details;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.reason !== undefined){
let data5 = data4.reason;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs18 = errors;
const _errs19 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/response/incomplete_details/reason",schemaPath:"ResponseIncompleteDetails/properties/reason/x-choice/responses-incomplete-details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data5 === "max_output_tokens") || (data5 === "content_filter"))){
const err3 = {instancePath:instancePath+"/response/incomplete_details/reason",schemaPath:"ResponseIncompleteDetails/properties/reason/x-choice/responses-incomplete-details/enum",keyword:"enum",params:{allowedValues: schemaResponseIncompleteDetails.properties.reason["x-choice"]["responses-incomplete-details"].enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid9 = _errs19 === errors;
if(!valid9){
for(let i1=_errs18; i1<errors; i1++){
vErrors[i1].question ??= "responses-incomplete-details";
}
valid8 = false;
}
}
}
}
}
else {
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/incomplete_details",schemaPath:"ResponseIncompleteDetails/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs15){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs21 = errors;
const _errs22 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.reason === undefined) && (missing1 = "reason")){
const err4 = {instancePath:instancePath+"/response/incomplete_details",schemaPath:"ResponseIncompleteDetails/x-choice/responses-incomplete-details/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid11 = _errs22 === errors;
if(!valid11){
for(let i2=_errs21; i2<errors; i2++){
vErrors[i2].question ??= "responses-incomplete-details";
}
valid10 = false;
}
}
}
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.usage !== undefined){
let data6 = data2.usage;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((((data6.input_tokens === undefined) && (missing2 = "input_tokens")) || ((data6.input_tokens_details === undefined) && (missing2 = "input_tokens_details"))) || ((data6.output_tokens === undefined) && (missing2 = "output_tokens"))) || ((data6.output_tokens_details === undefined) && (missing2 = "output_tokens_details"))) || ((data6.total_tokens === undefined) && (missing2 = "total_tokens"))){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage",schemaPath:"ResponseUsage/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.input_tokens !== undefined){
let data7 = data6.input_tokens;
const _errs26 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens",schemaPath:"ResponseUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens",schemaPath:"ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs26 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.input_tokens_details !== undefined){
let data8 = data6.input_tokens_details;
const _errs28 = errors;
if(errors === _errs28){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if((data8.cached_tokens === undefined) && (missing3 = "cached_tokens")){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details",schemaPath:"ResponseUsage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data8.cached_tokens !== undefined){
let data9 = data8.cached_tokens;
const _errs30 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details/cached_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details/cached_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid14 = _errs30 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data8.cache_write_tokens !== undefined){
let data10 = data8.cache_write_tokens;
const _errs32 = errors;
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs33 = errors;
const _errs34 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err5 = {instancePath:instancePath+"/response/usage/input_tokens_details/cache_write_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/x-choice/responses-further-fields/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs34){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err6 = {instancePath:instancePath+"/response/usage/input_tokens_details/cache_write_tokens",schemaPath:"ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/x-choice/responses-further-fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid16 = _errs34 === errors;
if(!valid16){
for(let i3=_errs33; i3<errors; i3++){
vErrors[i3].question ??= "responses-further-fields";
}
valid15 = false;
}
}
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/input_tokens_details",schemaPath:"ResponseUsage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs28 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.output_tokens !== undefined){
let data11 = data6.output_tokens;
const _errs36 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens",schemaPath:"ResponseUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens",schemaPath:"ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs36 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.output_tokens_details !== undefined){
let data12 = data6.output_tokens_details;
const _errs38 = errors;
if(errors === _errs38){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if((data12.reasoning_tokens === undefined) && (missing4 = "reasoning_tokens")){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details",schemaPath:"ResponseUsage/properties/output_tokens_details/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data12.reasoning_tokens !== undefined){
let data13 = data12.reasoning_tokens;
const _errs40 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details/reasoning_tokens",schemaPath:"ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details/reasoning_tokens",schemaPath:"ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
else {
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/output_tokens_details",schemaPath:"ResponseUsage/properties/output_tokens_details/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs38 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.total_tokens !== undefined){
let data14 = data6.total_tokens;
const _errs42 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/total_tokens",schemaPath:"ResponseUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage/total_tokens",schemaPath:"ResponseUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs42 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
else {
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response/usage",schemaPath:"ResponseUsage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
checkResponseIncompleteEvent.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
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
checkResponseIncompleteEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseIncompleteEvent.errors = vErrors;
return errors === 0;
}

function checkResponseInputContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseInputContent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((data0 === "input_text") || (data0 === "input_image")) || (data0 === "input_file")) || (data0 === "output_text")) || (data0 === "refusal"))){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseInputContent.properties.type.enum}}];
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
if(tag0 === "input_text"){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseInputText/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs6 = errors;
if(typeof data1 !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseInputText/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("input_text" !== data1){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseInputText/properties/type/const",keyword:"const",params:{allowedValue: "input_text"}}];
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
checkResponseInputContent.errors = [{instancePath:instancePath+"/text",schemaPath:"ResponseInputText/properties/text/type",keyword:"type",params:{type: "string"}}];
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
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseInputText/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "input_image"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseInputImage/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseInputImage/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("input_image" !== data3){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseInputImage/properties/type/const",keyword:"const",params:{allowedValue: "input_image"}}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.detail !== undefined){
let data4 = data.detail;
const _errs15 = errors;
if(typeof data4 !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/detail",schemaPath:"ResponseInputImage/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "high") || (data4 === "low")) || (data4 === "auto"))){
checkResponseInputContent.errors = [{instancePath:instancePath+"/detail",schemaPath:"ResponseInputImage/properties/detail/enum",keyword:"enum",params:{allowedValues: schemaResponseInputImage.properties.detail.enum}}];
return false;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.file_id !== undefined){
let data5 = data.file_id;
const _errs17 = errors;
const _errs18 = errors;
let valid8 = false;
const _errs19 = errors;
let valid9 = true;
if(this?.choices !== false){
if(valid9){
const _errs20 = errors;
const _errs21 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf/0/x-choice/responses-unknown-files/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid10 = _errs21 === errors;
if(!valid10){
for(let i0=_errs20; i0<errors; i0++){
vErrors[i0].question ??= "responses-unknown-files";
}
valid9 = false;
}
}
}
var _valid0 = _errs19 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs23 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs23){
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs25 = errors;
const _errs26 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid12 = _errs26 === errors;
if(!valid12){
for(let i1=_errs25; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid11 = false;
}
}
}
}
var _valid0 = _errs23 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkResponseInputContent.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.image_url !== undefined){
let data6 = data.image_url;
const _errs28 = errors;
const _errs29 = errors;
let valid13 = false;
const _errs30 = errors;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs32 = errors;
if(data6 !== null){
const err5 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs32){
let valid14 = true;
if(this?.choices !== false){
if(valid14){
const _errs34 = errors;
const _errs35 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid15 = _errs35 === errors;
if(!valid15){
for(let i2=_errs34; i2<errors; i2++){
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid14 = false;
}
}
}
}
var _valid1 = _errs32 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err7 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
checkResponseInputContent.errors = vErrors;
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
var valid7 = _errs28 === errors;
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
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseInputImage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "input_file"){
const _errs38 = errors;
if(errors === _errs38){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseInputFile/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs40 = errors;
if(typeof data7 !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseInputFile/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("input_file" !== data7){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseInputFile/properties/type/const",keyword:"const",params:{allowedValue: "input_file"}}];
return false;
}
var valid18 = _errs40 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.file_data !== undefined){
const _errs42 = errors;
if(typeof data.file_data !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/file_data",schemaPath:"ResponseInputFile/properties/file_data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs42 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.file_id !== undefined){
let data9 = data.file_id;
const _errs44 = errors;
const _errs45 = errors;
let valid19 = false;
const _errs46 = errors;
let valid20 = true;
if(this?.choices !== false){
if(valid20){
const _errs47 = errors;
const _errs48 = errors;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf/0/x-choice/responses-unknown-files/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid21 = _errs48 === errors;
if(!valid21){
for(let i3=_errs47; i3<errors; i3++){
vErrors[i3].question ??= "responses-unknown-files";
}
valid20 = false;
}
}
}
var _valid2 = _errs46 === errors;
valid19 = valid19 || _valid2;
if(!valid19){
const _errs50 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs50){
let valid22 = true;
if(this?.choices !== false){
if(valid22){
const _errs52 = errors;
const _errs53 = errors;
if(data9 !== null){
const err10 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid23 = _errs53 === errors;
if(!valid23){
for(let i4=_errs52; i4<errors; i4++){
vErrors[i4].question ??= "responses-tolerated-forms";
}
valid22 = false;
}
}
}
}
var _valid2 = _errs50 === errors;
valid19 = valid19 || _valid2;
}
if(!valid19){
const err11 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
checkResponseInputContent.errors = vErrors;
return false;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid18 = _errs44 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.filename !== undefined){
const _errs55 = errors;
if(typeof data.filename !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/filename",schemaPath:"ResponseInputFile/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
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
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseInputFile/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "output_text"){
if(!(checkResponseOutputTextInput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputTextInput.errors : vErrors.concat(checkResponseOutputTextInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
const _errs59 = errors;
if(errors === _errs59){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseRefusalInput/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.type !== undefined){
let data11 = data.type;
const _errs61 = errors;
if(typeof data11 !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseRefusalInput/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("refusal" !== data11){
checkResponseInputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseRefusalInput/properties/type/const",keyword:"const",params:{allowedValue: "refusal"}}];
return false;
}
var valid27 = _errs61 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.refusal !== undefined){
const _errs63 = errors;
if(typeof data.refusal !== "string"){
checkResponseInputContent.errors = [{instancePath:instancePath+"/refusal",schemaPath:"ResponseRefusalInput/properties/refusal/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid27 = _errs63 === errors;
}
else {
var valid27 = true;
}
}
}
}
else {
checkResponseInputContent.errors = [{instancePath,schemaPath:"ResponseRefusalInput/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs59){
let valid28 = true;
if(this?.choices !== false){
if(valid28){
const _errs65 = errors;
const _errs66 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.refusal === undefined) && (missing5 = "refusal")){
const err12 = {instancePath,schemaPath:"ResponseRefusalInput/x-choice/responses-items-sent-back/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid29 = _errs66 === errors;
if(!valid29){
for(let i5=_errs65; i5<errors; i5++){
vErrors[i5].question ??= "responses-items-sent-back";
}
valid28 = false;
}
}
}
}
}
}
else {
checkResponseInputContent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseInputContent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseInputContent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseInputContent.errors = vErrors;
return errors === 0;
}

function checkResponseInputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("message" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "message"}};
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
if(!(checkResponseInputMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseInputMessage.errors : vErrors.concat(checkResponseInputMessage.errors);
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
let data1 = data.type;
if(!((data1 === "item_reference") || (data1 === null))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseInputItem.anyOf[1].allOf[0].properties.type.enum}};
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
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
const err4 = {instancePath,schemaPath:"ResponseItemReference/required",keyword:"required",params:{missingProperty: missing0}};
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
let data2 = data.type;
const _errs13 = errors;
if(!((data2 === "item_reference") || (data2 === null))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"ResponseItemReference/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseItemReference.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs14 = errors;
let valid7 = false;
const _errs15 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"ResponseItemReference/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("item_reference" !== data2){
const err7 = {instancePath:instancePath+"/type",schemaPath:"ResponseItemReference/properties/type/anyOf/0/const",keyword:"const",params:{allowedValue: "item_reference"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs17 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/type",schemaPath:"ResponseItemReference/properties/type/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs17){
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs19 = errors;
const _errs20 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/type",schemaPath:"ResponseItemReference/properties/type/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid9 = _errs20 === errors;
if(!valid9){
for(let i0=_errs19; i0<errors; i0++){
vErrors[i0].question ??= "responses-tolerated-forms";
}
valid8 = false;
}
}
}
}
var _valid1 = _errs17 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err10 = {instancePath:instancePath+"/type",schemaPath:"ResponseItemReference/properties/type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.id !== undefined){
const _errs22 = errors;
if(typeof data.id !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"ResponseItemReference/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"ResponseItemReference/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs11){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs24 = errors;
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.role === undefined) && (missing1 = "role")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.role !== undefined){
if(typeof data.role !== "string"){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid12 = _errs27 === errors;
if(valid12){
const err16 = {instancePath,schemaPath:"ResponseItemReference/x-choice/responses-item-reference/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
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
var valid11 = _errs25 === errors;
if(!valid11){
for(let i1=_errs24; i1<errors; i1++){
vErrors[i1].question ??= "responses-item-reference";
}
valid10 = false;
}
}
}
}
}
var valid3 = _errs10 === errors;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("input_text" !== data.type){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/2/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "input_text"}};
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
else {
const err18 = {instancePath,schemaPath:"#/anyOf/2/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid14 = _errs32 === errors;
if(valid14){
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.text === undefined) && (missing2 = "text"))){
const err19 = {instancePath,schemaPath:"ResponseInputText/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs38 = errors;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"ResponseInputText/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if("input_text" !== data6){
const err21 = {instancePath:instancePath+"/type",schemaPath:"ResponseInputText/properties/type/const",keyword:"const",params:{allowedValue: "input_text"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid17 = _errs38 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.text !== undefined){
const _errs40 = errors;
if(typeof data.text !== "string"){
const err22 = {instancePath:instancePath+"/text",schemaPath:"ResponseInputText/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid17 = _errs40 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"ResponseInputText/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid14 = _errs35 === errors;
}
var _valid0 = _errs31 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("input_image" !== data.type){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/3/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "input_image"}};
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
else {
const err25 = {instancePath,schemaPath:"#/anyOf/3/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid18 = _errs43 === errors;
if(valid18){
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err26 = {instancePath,schemaPath:"ResponseInputImage/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data.type !== undefined){
let data9 = data.type;
const _errs49 = errors;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/type",schemaPath:"ResponseInputImage/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("input_image" !== data9){
const err28 = {instancePath:instancePath+"/type",schemaPath:"ResponseInputImage/properties/type/const",keyword:"const",params:{allowedValue: "input_image"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid21 = _errs49 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.detail !== undefined){
let data10 = data.detail;
const _errs51 = errors;
if(typeof data10 !== "string"){
const err29 = {instancePath:instancePath+"/detail",schemaPath:"ResponseInputImage/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data10 === "high") || (data10 === "low")) || (data10 === "auto"))){
const err30 = {instancePath:instancePath+"/detail",schemaPath:"ResponseInputImage/properties/detail/enum",keyword:"enum",params:{allowedValues: schemaResponseInputImage.properties.detail.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid21 = _errs51 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.file_id !== undefined){
let data11 = data.file_id;
const _errs53 = errors;
const _errs54 = errors;
let valid22 = false;
const _errs55 = errors;
let valid23 = true;
if(this?.choices !== false){
if(valid23){
const _errs56 = errors;
const _errs57 = errors;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf/0/x-choice/responses-unknown-files/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid24 = _errs57 === errors;
if(!valid24){
for(let i2=_errs56; i2<errors; i2++){
vErrors[i2].question ??= "responses-unknown-files";
}
valid23 = false;
}
}
}
var _valid2 = _errs55 === errors;
valid22 = valid22 || _valid2;
if(!valid22){
const _errs59 = errors;
if(data11 !== null){
const err32 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(errors === _errs59){
let valid25 = true;
if(this?.choices !== false){
if(valid25){
const _errs61 = errors;
const _errs62 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid26 = _errs62 === errors;
if(!valid26){
for(let i3=_errs61; i3<errors; i3++){
vErrors[i3].question ??= "responses-tolerated-forms";
}
valid25 = false;
}
}
}
}
var _valid2 = _errs59 === errors;
valid22 = valid22 || _valid2;
}
if(!valid22){
const err34 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputImage/properties/file_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid21 = _errs53 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.image_url !== undefined){
let data12 = data.image_url;
const _errs64 = errors;
const _errs65 = errors;
let valid27 = false;
const _errs66 = errors;
if(typeof data12 !== "string"){
const err35 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs66 === errors;
valid27 = valid27 || _valid3;
if(!valid27){
const _errs68 = errors;
if(data12 !== null){
const err36 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(errors === _errs68){
let valid28 = true;
if(this?.choices !== false){
if(valid28){
const _errs70 = errors;
const _errs71 = errors;
if(data12 !== null){
const err37 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid29 = _errs71 === errors;
if(!valid29){
for(let i4=_errs70; i4<errors; i4++){
vErrors[i4].question ??= "responses-tolerated-forms";
}
valid28 = false;
}
}
}
}
var _valid3 = _errs68 === errors;
valid27 = valid27 || _valid3;
}
if(!valid27){
const err38 = {instancePath:instancePath+"/image_url",schemaPath:"ResponseInputImage/properties/image_url/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
var valid21 = _errs64 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
else {
const err39 = {instancePath,schemaPath:"ResponseInputImage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid18 = _errs46 === errors;
}
var _valid0 = _errs42 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("input_file" !== data.type){
const err40 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/4/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "input_file"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/anyOf/4/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid30 = _errs74 === errors;
if(valid30){
const _errs77 = errors;
const _errs78 = errors;
if(errors === _errs78){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err42 = {instancePath,schemaPath:"ResponseInputFile/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs80 = errors;
if(typeof data14 !== "string"){
const err43 = {instancePath:instancePath+"/type",schemaPath:"ResponseInputFile/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if("input_file" !== data14){
const err44 = {instancePath:instancePath+"/type",schemaPath:"ResponseInputFile/properties/type/const",keyword:"const",params:{allowedValue: "input_file"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid33 = _errs80 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.file_data !== undefined){
const _errs82 = errors;
if(typeof data.file_data !== "string"){
const err45 = {instancePath:instancePath+"/file_data",schemaPath:"ResponseInputFile/properties/file_data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid33 = _errs82 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.file_id !== undefined){
let data16 = data.file_id;
const _errs84 = errors;
const _errs85 = errors;
let valid34 = false;
const _errs86 = errors;
let valid35 = true;
if(this?.choices !== false){
if(valid35){
const _errs87 = errors;
const _errs88 = errors;
if(typeof data16 !== "string"){
const err46 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf/0/x-choice/responses-unknown-files/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid36 = _errs88 === errors;
if(!valid36){
for(let i5=_errs87; i5<errors; i5++){
vErrors[i5].question ??= "responses-unknown-files";
}
valid35 = false;
}
}
}
var _valid4 = _errs86 === errors;
valid34 = valid34 || _valid4;
if(!valid34){
const _errs90 = errors;
if(data16 !== null){
const err47 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs90){
let valid37 = true;
if(this?.choices !== false){
if(valid37){
const _errs92 = errors;
const _errs93 = errors;
if(data16 !== null){
const err48 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid38 = _errs93 === errors;
if(!valid38){
for(let i6=_errs92; i6<errors; i6++){
vErrors[i6].question ??= "responses-tolerated-forms";
}
valid37 = false;
}
}
}
}
var _valid4 = _errs90 === errors;
valid34 = valid34 || _valid4;
}
if(!valid34){
const err49 = {instancePath:instancePath+"/file_id",schemaPath:"ResponseInputFile/properties/file_id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var valid33 = _errs84 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.filename !== undefined){
const _errs95 = errors;
if(typeof data.filename !== "string"){
const err50 = {instancePath:instancePath+"/filename",schemaPath:"ResponseInputFile/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid33 = _errs95 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
}
else {
const err51 = {instancePath,schemaPath:"ResponseInputFile/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid30 = _errs77 === errors;
}
var _valid0 = _errs73 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs97 = errors;
const _errs98 = errors;
if(errors === _errs98){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("output_text" !== data.type){
const err52 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/5/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "output_text"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/anyOf/5/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid39 = _errs98 === errors;
if(valid39){
const _errs101 = errors;
if(!(checkResponseOutputTextInput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputTextInput.errors : vErrors.concat(checkResponseOutputTextInput.errors);
errors = vErrors.length;
}
var valid39 = _errs101 === errors;
}
var _valid0 = _errs97 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs102 = errors;
const _errs103 = errors;
if(errors === _errs103){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("refusal" !== data.type){
const err54 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/6/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "refusal"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/anyOf/6/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid41 = _errs103 === errors;
if(valid41){
const _errs106 = errors;
const _errs107 = errors;
if(errors === _errs107){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err56 = {instancePath,schemaPath:"ResponseRefusalInput/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
if(data.type !== undefined){
let data20 = data.type;
const _errs109 = errors;
if(typeof data20 !== "string"){
const err57 = {instancePath:instancePath+"/type",schemaPath:"ResponseRefusalInput/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if("refusal" !== data20){
const err58 = {instancePath:instancePath+"/type",schemaPath:"ResponseRefusalInput/properties/type/const",keyword:"const",params:{allowedValue: "refusal"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid44 = _errs109 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.refusal !== undefined){
const _errs111 = errors;
if(typeof data.refusal !== "string"){
const err59 = {instancePath:instancePath+"/refusal",schemaPath:"ResponseRefusalInput/properties/refusal/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid44 = _errs111 === errors;
}
else {
var valid44 = true;
}
}
}
}
else {
const err60 = {instancePath,schemaPath:"ResponseRefusalInput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(errors === _errs107){
let valid45 = true;
if(this?.choices !== false){
if(valid45){
const _errs113 = errors;
const _errs114 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.refusal === undefined) && (missing6 = "refusal")){
const err61 = {instancePath,schemaPath:"ResponseRefusalInput/x-choice/responses-items-sent-back/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid46 = _errs114 === errors;
if(!valid46){
for(let i7=_errs113; i7<errors; i7++){
vErrors[i7].question ??= "responses-items-sent-back";
}
valid45 = false;
}
}
}
}
}
var valid41 = _errs106 === errors;
}
var _valid0 = _errs102 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs115 = errors;
const _errs116 = errors;
if(errors === _errs116){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("file_search_call" !== data.type){
const err62 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/7/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "file_search_call"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/anyOf/7/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var valid47 = _errs116 === errors;
if(valid47){
const _errs119 = errors;
const _errs120 = errors;
if(errors === _errs120){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err64 = {instancePath,schemaPath:"ResponseFileSearchCallInput/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
if(data.type !== undefined){
let data23 = data.type;
const _errs122 = errors;
if(typeof data23 !== "string"){
const err65 = {instancePath:instancePath+"/type",schemaPath:"ResponseFileSearchCallInput/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if("file_search_call" !== data23){
const err66 = {instancePath:instancePath+"/type",schemaPath:"ResponseFileSearchCallInput/properties/type/const",keyword:"const",params:{allowedValue: "file_search_call"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid50 = _errs122 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data.id !== undefined){
const _errs124 = errors;
if(typeof data.id !== "string"){
const err67 = {instancePath:instancePath+"/id",schemaPath:"ResponseFileSearchCallInput/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid50 = _errs124 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data.queries !== undefined){
let data25 = data.queries;
const _errs126 = errors;
if(errors === _errs126){
if(Array.isArray(data25)){
var valid51 = true;
const len0 = data25.length;
for(let i8=0; i8<len0; i8++){
const _errs128 = errors;
if(typeof data25[i8] !== "string"){
const err68 = {instancePath:instancePath+"/queries/" + i8,schemaPath:"ResponseFileSearchCallInput/properties/queries/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid51 = _errs128 === errors;
if(!valid51){
break;
}
}
}
else {
const err69 = {instancePath:instancePath+"/queries",schemaPath:"ResponseFileSearchCallInput/properties/queries/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid50 = _errs126 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data.status !== undefined){
let data27 = data.status;
const _errs130 = errors;
const _errs131 = errors;
let valid52 = false;
const _errs132 = errors;
if(typeof data27 !== "string"){
const err70 = {instancePath:instancePath+"/status",schemaPath:"ResponseFileSearchCallInput/properties/status/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!((((data27 === "in_progress") || (data27 === "searching")) || (data27 === "incomplete")) || (data27 === "failed"))){
const err71 = {instancePath:instancePath+"/status",schemaPath:"ResponseFileSearchCallInput/properties/status/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaResponseFileSearchCallInput.properties.status.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid5 = _errs132 === errors;
valid52 = valid52 || _valid5;
if(!valid52){
const _errs134 = errors;
if("completed" !== data27){
const err72 = {instancePath:instancePath+"/status",schemaPath:"ResponseFileSearchCallInput/properties/status/anyOf/1/const",keyword:"const",params:{allowedValue: "completed"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(errors === _errs134){
let valid53 = true;
if(this?.choices !== false){
if(valid53){
const _errs135 = errors;
const _errs136 = errors;
if(typeof data27 !== "string"){
const err73 = {instancePath:instancePath+"/status",schemaPath:"ResponseFileSearchCallInput/properties/status/anyOf/1/x-choice/responses-items-sent-back/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if("completed" !== data27){
const err74 = {instancePath:instancePath+"/status",schemaPath:"ResponseFileSearchCallInput/properties/status/anyOf/1/x-choice/responses-items-sent-back/const",keyword:"const",params:{allowedValue: "completed"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var valid54 = _errs136 === errors;
if(!valid54){
for(let i9=_errs135; i9<errors; i9++){
vErrors[i9].question ??= "responses-items-sent-back";
}
valid53 = false;
}
}
}
}
var _valid5 = _errs134 === errors;
valid52 = valid52 || _valid5;
}
if(!valid52){
const err75 = {instancePath:instancePath+"/status",schemaPath:"ResponseFileSearchCallInput/properties/status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
}
var valid50 = _errs130 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data.results !== undefined){
let data28 = data.results;
const _errs138 = errors;
if((!(Array.isArray(data28))) && (data28 !== null)){
const err76 = {instancePath:instancePath+"/results",schemaPath:"ResponseFileSearchCallInput/properties/results/type",keyword:"type",params:{type: schemaResponseFileSearchCallInput.properties.results.type}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(errors === _errs138){
if(Array.isArray(data28)){
var valid55 = true;
const len1 = data28.length;
for(let i10=0; i10<len1; i10++){
let data29 = data28[i10];
const _errs140 = errors;
let valid56 = true;
if(this?.choices !== false){
if(valid56){
const _errs141 = errors;
const _errs142 = errors;
if(errors === _errs142){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
}
else {
const err77 = {instancePath:instancePath+"/results/" + i10,schemaPath:"ResponseFileSearchCallInput/properties/results/items/x-choice/responses-file-search-results/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
var valid57 = _errs142 === errors;
if(!valid57){
for(let i11=_errs141; i11<errors; i11++){
vErrors[i11].question ??= "responses-file-search-results";
}
valid56 = false;
}
}
}
var valid55 = _errs140 === errors;
if(!valid55){
break;
}
}
}
}
var valid50 = _errs138 === errors;
}
else {
var valid50 = true;
}
}
}
}
}
}
}
else {
const err78 = {instancePath,schemaPath:"ResponseFileSearchCallInput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(errors === _errs120){
let valid58 = true;
if(this?.choices !== false){
if(valid58){
const _errs145 = errors;
const _errs146 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.id === undefined) && (missing8 = "id")) || ((data.queries === undefined) && (missing8 = "queries"))) || ((data.status === undefined) && (missing8 = "status"))){
const err79 = {instancePath,schemaPath:"ResponseFileSearchCallInput/x-choice/responses-items-sent-back/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var valid59 = _errs146 === errors;
if(!valid59){
for(let i12=_errs145; i12<errors; i12++){
vErrors[i12].question ??= "responses-items-sent-back";
}
valid58 = false;
}
}
}
}
}
var valid47 = _errs119 === errors;
}
var _valid0 = _errs115 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs147 = errors;
const _errs148 = errors;
if(errors === _errs148){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("web_search_call" !== data.type){
const err80 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/8/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "web_search_call"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/anyOf/8/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
var valid60 = _errs148 === errors;
if(valid60){
const _errs151 = errors;
const _errs152 = errors;
if(errors === _errs152){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
const err82 = {instancePath,schemaPath:"ResponseWebSearchCallInput/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
else {
if(data.type !== undefined){
let data31 = data.type;
const _errs154 = errors;
if(typeof data31 !== "string"){
const err83 = {instancePath:instancePath+"/type",schemaPath:"ResponseWebSearchCallInput/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if("web_search_call" !== data31){
const err84 = {instancePath:instancePath+"/type",schemaPath:"ResponseWebSearchCallInput/properties/type/const",keyword:"const",params:{allowedValue: "web_search_call"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var valid63 = _errs154 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data.id !== undefined){
const _errs156 = errors;
if(typeof data.id !== "string"){
const err85 = {instancePath:instancePath+"/id",schemaPath:"ResponseWebSearchCallInput/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid63 = _errs156 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data.status !== undefined){
const _errs158 = errors;
if(typeof data.status !== "string"){
const err86 = {instancePath:instancePath+"/status",schemaPath:"ResponseWebSearchCallInput/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var valid63 = _errs158 === errors;
}
else {
var valid63 = true;
}
}
}
}
}
else {
const err87 = {instancePath,schemaPath:"ResponseWebSearchCallInput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(errors === _errs152){
let valid64 = true;
if(this?.choices !== false){
if(valid64){
const _errs160 = errors;
const _errs161 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.id === undefined) && (missing10 = "id")) || ((data.status === undefined) && (missing10 = "status"))){
const err88 = {instancePath,schemaPath:"ResponseWebSearchCallInput/x-choice/responses-items-sent-back/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
var valid65 = _errs161 === errors;
if(!valid65){
for(let i13=_errs160; i13<errors; i13++){
vErrors[i13].question ??= "responses-items-sent-back";
}
valid64 = false;
}
}
}
}
}
var valid60 = _errs151 === errors;
}
var _valid0 = _errs147 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs162 = errors;
const _errs163 = errors;
if(errors === _errs163){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("function_call" !== data.type){
const err89 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/9/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "function_call"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath,schemaPath:"#/anyOf/9/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var valid66 = _errs163 === errors;
if(valid66){
const _errs166 = errors;
if(!(checkResponseFunctionCallInput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFunctionCallInput.errors : vErrors.concat(checkResponseFunctionCallInput.errors);
errors = vErrors.length;
}
var valid66 = _errs166 === errors;
}
var _valid0 = _errs162 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs167 = errors;
const _errs168 = errors;
if(errors === _errs168){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("function_call_output" !== data.type){
const err91 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/10/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "function_call_output"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath,schemaPath:"#/anyOf/10/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
var valid68 = _errs168 === errors;
if(valid68){
const _errs171 = errors;
if(!(checkResponseFunctionCallOutput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFunctionCallOutput.errors : vErrors.concat(checkResponseFunctionCallOutput.errors);
errors = vErrors.length;
}
var valid68 = _errs171 === errors;
}
var _valid0 = _errs167 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs172 = errors;
const _errs173 = errors;
if(errors === _errs173){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("computer_call" !== data.type){
const err93 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/11/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "computer_call"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath,schemaPath:"#/anyOf/11/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
var valid70 = _errs173 === errors;
if(valid70){
const _errs176 = errors;
if(!(checkResponseComputerCallInput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseComputerCallInput.errors : vErrors.concat(checkResponseComputerCallInput.errors);
errors = vErrors.length;
}
var valid70 = _errs176 === errors;
}
var _valid0 = _errs172 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs177 = errors;
const _errs178 = errors;
if(errors === _errs178){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("computer_call_output" !== data.type){
const err95 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/12/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "computer_call_output"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/anyOf/12/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
var valid72 = _errs178 === errors;
if(valid72){
const _errs181 = errors;
if(!(checkResponseComputerCallOutput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseComputerCallOutput.errors : vErrors.concat(checkResponseComputerCallOutput.errors);
errors = vErrors.length;
}
var valid72 = _errs181 === errors;
}
var _valid0 = _errs177 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs182 = errors;
const _errs183 = errors;
if(errors === _errs183){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("reasoning" !== data.type){
const err97 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/13/allOf/0/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath,schemaPath:"#/anyOf/13/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
var valid74 = _errs183 === errors;
if(valid74){
const _errs186 = errors;
if(!(checkResponseReasoningItemInput.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseReasoningItemInput.errors : vErrors.concat(checkResponseReasoningItemInput.errors);
errors = vErrors.length;
}
var valid74 = _errs186 === errors;
}
var _valid0 = _errs182 === errors;
valid0 = valid0 || _valid0;
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
if(!valid0){
const err99 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
checkResponseInputItem.errors = vErrors;
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
checkResponseInputItem.errors = vErrors;
return errors === 0;
}

function checkResponseInputMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
checkResponseInputMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseInputMessage.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message" !== data0){
checkResponseInputMessage.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkResponseInputMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "user") || (data1 === "assistant")) || (data1 === "system")) || (data1 === "developer"))){
checkResponseInputMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schemaResponseInputMessage.properties.role.enum}}];
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
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(checkResponseInputContent.call(this, data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseInputContent.errors : vErrors.concat(checkResponseInputContent.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
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
var _valid0 = _errs9 === errors;
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
checkResponseInputMessage.errors = vErrors;
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs12 = errors;
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs13 = errors;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/x-choice/responses-items-sent-back/type",keyword:"type",params:{type: schemaResponseInputMessage.properties.id["x-choice"]["responses-items-sent-back"].type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs14 === errors;
if(!valid4){
for(let i1=_errs13; i1<errors; i1++){
vErrors[i1].question ??= "responses-items-sent-back";
}
valid3 = false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs16 = errors;
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs17 = errors;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/x-choice/responses-items-sent-back/type",keyword:"type",params:{type: schemaResponseInputMessage.properties.status["x-choice"]["responses-items-sent-back"].type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid6 = _errs18 === errors;
if(!valid6){
for(let i2=_errs17; i2<errors; i2++){
vErrors[i2].question ??= "responses-items-sent-back";
}
valid5 = false;
}
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
checkResponseInputMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseInputMessage.errors = vErrors;
return errors === 0;
}

function checkResponseOutputContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseOutputContent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "output_text") || (data0 === "refusal"))){
checkResponseOutputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseOutputContent.properties.type.enum}}];
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
if(tag0 === "output_text"){
if(!(checkResponseOutputText.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputText.errors : vErrors.concat(checkResponseOutputText.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.refusal === undefined) && (missing1 = "refusal"))){
checkResponseOutputContent.errors = [{instancePath,schemaPath:"ResponseRefusal/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if(typeof data1 !== "string"){
checkResponseOutputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseRefusal/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("refusal" !== data1){
checkResponseOutputContent.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseRefusal/properties/type/const",keyword:"const",params:{allowedValue: "refusal"}}];
return false;
}
var valid5 = _errs7 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.refusal !== undefined){
const _errs9 = errors;
if(typeof data.refusal !== "string"){
checkResponseOutputContent.errors = [{instancePath:instancePath+"/refusal",schemaPath:"ResponseRefusal/properties/refusal/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
checkResponseOutputContent.errors = [{instancePath,schemaPath:"ResponseRefusal/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkResponseOutputContent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseOutputContent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseOutputContent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseOutputContent.errors = vErrors;
return errors === 0;
}

function checkResponseOutputItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseOutputItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((data0 === "message") || (data0 === "file_search_call")) || (data0 === "web_search_call")) || (data0 === "function_call")) || (data0 === "computer_call")) || (data0 === "reasoning"))){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseOutputItem.properties.type.enum}}];
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
if(tag0 === "message"){
if(!(checkResponseOutputMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputMessage.errors : vErrors.concat(checkResponseOutputMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_search_call"){
if(!(checkResponseFileSearchCall.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFileSearchCall.errors : vErrors.concat(checkResponseFileSearchCall.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_call"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.status === undefined) && (missing1 = "status"))){
checkResponseOutputItem.errors = [{instancePath,schemaPath:"ResponseWebSearchCall/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if(typeof data1 !== "string"){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseWebSearchCall/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("web_search_call" !== data1){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseWebSearchCall/properties/type/const",keyword:"const",params:{allowedValue: "web_search_call"}}];
return false;
}
var valid6 = _errs8 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.id !== undefined){
const _errs10 = errors;
if(typeof data.id !== "string"){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/id",schemaPath:"ResponseWebSearchCall/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs10 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseWebSearchCall/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.action !== undefined){
let data4 = data.action;
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.type === undefined) && (missing2 = "type")){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/action",schemaPath:"ResponseWebSearchCall/properties/action/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/action/type",schemaPath:"ResponseWebSearchCall/properties/action/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("search" !== data5){
checkResponseOutputItem.errors = [{instancePath:instancePath+"/action/type",schemaPath:"ResponseWebSearchCall/properties/action/properties/type/const",keyword:"const",params:{allowedValue: "search"}}];
return false;
}
}
}
}
else {
checkResponseOutputItem.errors = [{instancePath:instancePath+"/action",schemaPath:"ResponseWebSearchCall/properties/action/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs14){
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if(((data4.type === undefined) && (missing3 = "type")) || ((data4.query === undefined) && (missing3 = "query"))){
const err0 = {instancePath:instancePath+"/action",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/required",keyword:"required",params:{missingProperty: missing3}};
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
let data6 = data4.type;
const _errs21 = errors;
if(typeof data6 !== "string"){
const err1 = {instancePath:instancePath+"/action/type",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("search" !== data6){
const err2 = {instancePath:instancePath+"/action/type",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/type/const",keyword:"const",params:{allowedValue: "search"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid10 = _errs21 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.query !== undefined){
const _errs23 = errors;
if(typeof data4.query !== "string"){
const err3 = {instancePath:instancePath+"/action/query",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/query/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid10 = _errs23 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.sources !== undefined){
let data8 = data4.sources;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data8)){
var valid11 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs27 = errors;
if(errors === _errs27){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing4;
if(((data9.type === undefined) && (missing4 = "type")) || ((data9.url === undefined) && (missing4 = "url"))){
const err4 = {instancePath:instancePath+"/action/sources/" + i0,schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/sources/items/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data9.type !== undefined){
let data10 = data9.type;
const _errs29 = errors;
if(typeof data10 !== "string"){
const err5 = {instancePath:instancePath+"/action/sources/" + i0+"/type",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/sources/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("url" !== data10){
const err6 = {instancePath:instancePath+"/action/sources/" + i0+"/type",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/sources/items/properties/type/const",keyword:"const",params:{allowedValue: "url"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid12 = _errs29 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data9.url !== undefined){
const _errs31 = errors;
if(typeof data9.url !== "string"){
const err7 = {instancePath:instancePath+"/action/sources/" + i0+"/url",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/sources/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid12 = _errs31 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/action/sources/" + i0,schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/sources/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid11 = _errs27 === errors;
if(!valid11){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/action/sources",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/properties/sources/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/action",schemaPath:"ResponseWebSearchCall/properties/action/x-choice/responses-web-search-call/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid9 = _errs19 === errors;
if(!valid9){
for(let i1=_errs18; i1<errors; i1++){
vErrors[i1].question ??= "responses-web-search-call";
}
valid8 = false;
}
}
}
}
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
checkResponseOutputItem.errors = [{instancePath,schemaPath:"ResponseWebSearchCall/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "function_call"){
if(!(checkResponseFunctionCall.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFunctionCall.errors : vErrors.concat(checkResponseFunctionCall.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_call"){
if(!(checkResponseComputerCall.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseComputerCall.errors : vErrors.concat(checkResponseComputerCall.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(checkResponseReasoningItem.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseReasoningItem.errors : vErrors.concat(checkResponseReasoningItem.errors);
errors = vErrors.length;
}
}
else {
checkResponseOutputItem.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseOutputItem.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseOutputItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseOutputItem.errors = vErrors;
return errors === 0;
}

function checkResponseOutputItemAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.item !== undefined){
let data0 = data.item;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("message" !== data0.type){
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
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.item !== undefined){
let data2 = data.item;
const _errs10 = errors;
if(!(checkResponseOutputMessage.call(this, data2, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputMessage.errors : vErrors.concat(checkResponseOutputMessage.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(valid4){
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
const _errs14 = errors;
if("in_progress" !== data2.status){
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/item/status",schemaPath:"#/then/properties/item/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "in_progress"}}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.content !== undefined){
let data4 = data2.content;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data4)){
if(data4.length > 0){
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/item/content",schemaPath:"#/then/properties/item/allOf/1/properties/content/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/item/content",schemaPath:"#/then/properties/item/allOf/1/properties/content/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
}
}
else {
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/item",schemaPath:"#/then/properties/item/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs11 === errors;
}
}
}
var _valid0 = _errs7 === errors;
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
checkResponseOutputItemAddedEvent.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.item === undefined) && (missing0 = "item"))){
checkResponseOutputItemAddedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.output_item.added" !== data5){
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_item.added"}}];
return false;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs19 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs21 = errors;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err2 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs22){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err3 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid9 = _errs22 === errors;
if(!valid9){
for(let i0=_errs21; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid8 = false;
}
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_index !== undefined){
let data7 = data.output_index;
const _errs24 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkResponseOutputItemAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.item !== undefined){
let data8 = data.item;
const _errs26 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
if(!(checkResponseOutputItem.call(this, data8, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputItem.errors : vErrors.concat(checkResponseOutputItem.errors);
errors = vErrors.length;
}
var valid12 = _errs29 === errors;
if(valid12){
const _errs30 = errors;
if(errors === _errs30){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.status !== undefined){
let data9 = data8.status;
if(typeof data9 !== "string"){
const err4 = {instancePath:instancePath+"/item/status",schemaPath:"#/properties/item/x-choice/responses-tool-call-events/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("in_progress" !== data9){
const err5 = {instancePath:instancePath+"/item/status",schemaPath:"#/properties/item/x-choice/responses-tool-call-events/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "in_progress"}};
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
else {
const err6 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/x-choice/responses-tool-call-events/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid12 = _errs30 === errors;
}
var valid11 = _errs28 === errors;
if(!valid11){
for(let i1=_errs27; i1<errors; i1++){
vErrors[i1].question ??= "responses-tool-call-events";
}
valid10 = false;
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
checkResponseOutputItemAddedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid14 = true;
if(this?.choices !== false){
if(valid14){
const _errs34 = errors;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sequence_number === undefined) && (missing1 = "sequence_number")){
const err7 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid15 = _errs35 === errors;
if(!valid15){
for(let i2=_errs34; i2<errors; i2++){
vErrors[i2].question ??= "responses-event-envelope";
}
valid14 = false;
}
}
}
}
}
checkResponseOutputItemAddedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseOutputItemDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.item !== undefined){
let data0 = data.item;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("message" !== data0.type){
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
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.item !== undefined){
let data2 = data.item;
const _errs10 = errors;
if(!(checkResponseOutputMessage.call(this, data2, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputMessage.errors : vErrors.concat(checkResponseOutputMessage.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(valid4){
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
if(!((data3 === "completed") || (data3 === "incomplete"))){
checkResponseOutputItemDoneEvent.errors = [{instancePath:instancePath+"/item/status",schemaPath:"#/then/properties/item/allOf/1/properties/status/enum",keyword:"enum",params:{allowedValues: schemaResponseOutputItemDoneEvent.then.properties.item.allOf[1].properties.status.enum}}];
return false;
}
}
}
else {
checkResponseOutputItemDoneEvent.errors = [{instancePath:instancePath+"/item",schemaPath:"#/then/properties/item/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs11 === errors;
}
}
}
var _valid0 = _errs7 === errors;
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
checkResponseOutputItemDoneEvent.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.item === undefined) && (missing0 = "item"))){
checkResponseOutputItemDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs15 = errors;
if(typeof data4 !== "string"){
checkResponseOutputItemDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.output_item.done" !== data4){
checkResponseOutputItemDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_item.done"}}];
return false;
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs17 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err2 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err3 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid9 = _errs20 === errors;
if(!valid9){
for(let i0=_errs19; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid8 = false;
}
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_index !== undefined){
let data6 = data.output_index;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkResponseOutputItemDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
checkResponseOutputItemDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.item !== undefined){
let data7 = data.item;
const _errs24 = errors;
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
if(!(checkResponseOutputItem.call(this, data7, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputItem.errors : vErrors.concat(checkResponseOutputItem.errors);
errors = vErrors.length;
}
var valid12 = _errs27 === errors;
if(valid12){
const _errs28 = errors;
if(errors === _errs28){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.status !== undefined){
let data8 = data7.status;
if(typeof data8 !== "string"){
const err4 = {instancePath:instancePath+"/item/status",schemaPath:"#/properties/item/x-choice/responses-tool-call-events/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data8 === "completed") || (data8 === "incomplete")) || (data8 === "failed"))){
const err5 = {instancePath:instancePath+"/item/status",schemaPath:"#/properties/item/x-choice/responses-tool-call-events/allOf/1/properties/status/enum",keyword:"enum",params:{allowedValues: schemaResponseOutputItemDoneEvent.properties.item["x-choice"]["responses-tool-call-events"].allOf[1].properties.status.enum}};
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
else {
const err6 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/x-choice/responses-tool-call-events/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid12 = _errs28 === errors;
}
var valid11 = _errs26 === errors;
if(!valid11){
for(let i1=_errs25; i1<errors; i1++){
vErrors[i1].question ??= "responses-tool-call-events";
}
valid10 = false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
checkResponseOutputItemDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid14 = true;
if(this?.choices !== false){
if(valid14){
const _errs32 = errors;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sequence_number === undefined) && (missing1 = "sequence_number")){
const err7 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid15 = _errs33 === errors;
if(!valid15){
for(let i2=_errs32; i2<errors; i2++){
vErrors[i2].question ??= "responses-event-envelope";
}
valid14 = false;
}
}
}
}
}
checkResponseOutputItemDoneEvent.errors = vErrors;
return errors === 0;
}

function checkResponseOutputMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
checkResponseOutputMessage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("message" !== data0){
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}}];
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
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
const _errs5 = errors;
if(typeof data2 !== "string"){
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "in_progress") || (data2 === "completed")) || (data2 === "incomplete"))){
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs8 = errors;
if(typeof data3 !== "string"){
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("assistant" !== data3){
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(checkResponseOutputContent.call(this, data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseOutputContent.errors : vErrors.concat(checkResponseOutputContent.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
checkResponseOutputMessage.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}}];
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
checkResponseOutputMessage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseOutputMessage.errors = vErrors;
return errors === 0;
}

function checkResponseOutputText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.annotations === undefined) && (missing0 = "annotations"))){
checkResponseOutputText.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseOutputText.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("output_text" !== data0){
checkResponseOutputText.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "output_text"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
checkResponseOutputText.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(checkResponseAnnotation.call(this, data2[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseAnnotation.errors : vErrors.concat(checkResponseAnnotation.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseOutputText.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data4 = data.logprobs;
const _errs8 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs12 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.token === undefined) && (missing1 = "token")) || ((data5.logprob === undefined) && (missing1 = "logprob"))) || ((data5.top_logprobs === undefined) && (missing1 = "top_logprobs"))){
const err0 = {instancePath:instancePath+"/logprobs/" + i1,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data5.token !== undefined){
const _errs17 = errors;
if(typeof data5.token !== "string"){
const err1 = {instancePath:instancePath+"/logprobs/" + i1+"/token",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.logprob !== undefined){
let data7 = data5.logprob;
const _errs19 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err2 = {instancePath:instancePath+"/logprobs/" + i1+"/logprob",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/logprob/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid8 = _errs19 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.top_logprobs !== undefined){
let data8 = data5.top_logprobs;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data8)){
var valid9 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.token === undefined) && (missing2 = "token")) || ((data9.logprob === undefined) && (missing2 = "logprob"))){
const err3 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data9.token !== undefined){
const _errs25 = errors;
if(typeof data9.token !== "string"){
const err4 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2+"/token",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.logprob !== undefined){
let data11 = data9.logprob;
const _errs27 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err5 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2+"/logprob",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs27 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid9 = _errs23 === errors;
if(!valid9){
break;
}
}
}
else {
const err7 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid8 = _errs21 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/logprobs/" + i1,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid7 = _errs15 === errors;
if(!valid7){
for(let i3=_errs14; i3<errors; i3++){
vErrors[i3].question ??= "responses-event-envelope";
}
valid6 = false;
}
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
for(let i4=_errs9; i4<errors; i4++){
vErrors[i4].question ??= "responses-event-envelope";
}
valid2 = false;
}
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
}
else {
checkResponseOutputText.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseOutputText.errors = vErrors;
return errors === 0;
}

function checkResponseOutputTextInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
checkResponseOutputTextInput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseOutputTextInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("output_text" !== data0){
checkResponseOutputTextInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "output_text"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
checkResponseOutputTextInput.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(checkResponseAnnotationInput.call(this, data2[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseAnnotationInput.errors : vErrors.concat(checkResponseAnnotationInput.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseOutputTextInput.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "array"}}];
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
checkResponseOutputTextInput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid2 = true;
if(this?.choices !== false){
if(valid2 && this?.strict !== false){
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.annotations === undefined) && (missing1 = "annotations")){
const err0 = {instancePath,schemaPath:"#/x-choice/responses-annotations-sent-back/required",keyword:"required",params:{missingProperty: missing1}};
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
vErrors[i1].question ??= "responses-annotations-sent-back";
}
valid2 = false;
}
}
}
}
}
checkResponseOutputTextInput.errors = vErrors;
return errors === 0;
}

function checkResponseQueuedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.response === undefined) && (missing0 = "response"))){
checkResponseQueuedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseQueuedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.queued" !== data0){
checkResponseQueuedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.queued"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs8 = errors;
const _errs9 = errors;
if(!(checkResponse.call(this, data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponse.errors : vErrors.concat(checkResponse.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(valid4){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.status !== undefined){
let data3 = data2.status;
if(typeof data3 !== "string"){
checkResponseQueuedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("queued" !== data3){
checkResponseQueuedEvent.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/allOf/1/properties/status/const",keyword:"const",params:{allowedValue: "queued"}}];
return false;
}
}
}
else {
checkResponseQueuedEvent.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
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
checkResponseQueuedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseQueuedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseReasoningItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.summary === undefined) && (missing0 = "summary"))){
checkResponseReasoningItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("reasoning" !== data0){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"}}];
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
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data2 = data.summary;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.text === undefined) && (missing1 = "text"))){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"ResponseSummaryText/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs10 = errors;
if(typeof data4 !== "string"){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/summary/" + i0+"/type",schemaPath:"ResponseSummaryText/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("summary_text" !== data4){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/summary/" + i0+"/type",schemaPath:"ResponseSummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.text !== undefined){
const _errs12 = errors;
if(typeof data3.text !== "string"){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/summary/" + i0+"/text",schemaPath:"ResponseSummaryText/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"ResponseSummaryText/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data6 = data.encrypted_content;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schemaResponseReasoningItem.properties.encrypted_content.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs16 = errors;
if(typeof data7 !== "string"){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "in_progress") || (data7 === "completed")) || (data7 === "incomplete"))){
checkResponseReasoningItem.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
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
else {
checkResponseReasoningItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseReasoningItem.errors = vErrors;
return errors === 0;
}

function checkResponseReasoningItemInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.summary === undefined) && (missing0 = "summary"))){
checkResponseReasoningItemInput.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("reasoning" !== data0){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"}}];
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
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data2 = data.summary;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.text === undefined) && (missing1 = "text"))){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"ResponseSummaryText/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs10 = errors;
if(typeof data4 !== "string"){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/summary/" + i0+"/type",schemaPath:"ResponseSummaryText/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("summary_text" !== data4){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/summary/" + i0+"/type",schemaPath:"ResponseSummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.text !== undefined){
const _errs12 = errors;
if(typeof data3.text !== "string"){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/summary/" + i0+"/text",schemaPath:"ResponseSummaryText/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"ResponseSummaryText/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data6 = data.encrypted_content;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schemaResponseReasoningItemInput.properties.encrypted_content.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs16 = errors;
if(typeof data7 !== "string"){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "in_progress") || (data7 === "completed")) || (data7 === "incomplete"))){
checkResponseReasoningItemInput.errors = [{instancePath:instancePath+"/status",schemaPath:"ResponseItemStatus/enum",keyword:"enum",params:{allowedValues: schemaResponseItemStatus.enum}}];
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
else {
checkResponseReasoningItemInput.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseReasoningItemInput.errors = vErrors;
return errors === 0;
}

function checkResponseRefusalDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
checkResponseRefusalDeltaEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.refusal.delta" !== data0){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.refusal.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs14 = errors;
if(typeof data.delta !== "string"){
checkResponseRefusalDeltaEvent.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}}];
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
checkResponseRefusalDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseRefusalDeltaEvent.errors = vErrors;
return errors === 0;
}

function checkResponseRefusalDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.refusal === undefined) && (missing0 = "refusal"))){
checkResponseRefusalDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.refusal.done" !== data0){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.refusal.done"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
const _errs14 = errors;
if(typeof data.refusal !== "string"){
checkResponseRefusalDoneEvent.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"}}];
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
checkResponseRefusalDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseRefusalDoneEvent.errors = vErrors;
return errors === 0;
}

const patternResponseResolvedDatedWebSearchTool_0 = new RegExp("^[A-Za-z]{2}$", "u");
function checkResponseResolvedDatedWebSearchTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.domains === undefined) && (missing0 = "domains"))) || ((data.search_context_size === undefined) && (missing0 = "search_context_size"))) || ((data.user_location === undefined) && (missing0 = "user_location"))){
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("web_search_preview_2025_03_11" !== data0){
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_preview_2025_03_11"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data1 = data.domains;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"ResponseSearchDomains/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath:instancePath+"/domains",schemaPath:"ResponseSearchDomains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_context_size !== undefined){
let data3 = data.search_context_size;
const _errs8 = errors;
if(typeof data3 !== "string"){
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "low") || (data3 === "medium")) || (data3 === "high"))){
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/enum",keyword:"enum",params:{allowedValues: schemaResponseSearchContextSize.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data4 = data.user_location;
const _errs11 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
let valid6 = false;
let passing0 = null;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
let data5 = data4.type;
const _errs18 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("approximate" !== data5){
const err1 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/const",keyword:"const",params:{allowedValue: "approximate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.city !== undefined){
let data6 = data4.city;
const _errs20 = errors;
const _errs21 = errors;
let valid9 = false;
const _errs22 = errors;
if(typeof data6 !== "string"){
const err2 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs24 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs24){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs26 = errors;
const _errs27 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid11 = _errs27 === errors;
if(!valid11){
for(let i1=_errs26; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid10 = false;
}
}
}
}
var _valid1 = _errs24 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err5 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
var valid8 = _errs20 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.country !== undefined){
let data7 = data4.country;
const _errs29 = errors;
const _errs30 = errors;
let valid12 = false;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data7 === "string"){
if(!patternResponseResolvedDatedWebSearchTool_0.test(data7)){
const err6 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs31 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs33 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs33){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs35 = errors;
const _errs36 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid14 = _errs36 === errors;
if(!valid14){
for(let i2=_errs35; i2<errors; i2++){
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid13 = false;
}
}
}
}
var _valid2 = _errs33 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
const err10 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.region !== undefined){
let data8 = data4.region;
const _errs38 = errors;
const _errs39 = errors;
let valid15 = false;
const _errs40 = errors;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs40 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const _errs42 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs42){
let valid16 = true;
if(this?.choices !== false){
if(valid16){
const _errs44 = errors;
const _errs45 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid17 = _errs45 === errors;
if(!valid17){
for(let i3=_errs44; i3<errors; i3++){
vErrors[i3].question ??= "responses-tolerated-forms";
}
valid16 = false;
}
}
}
}
var _valid3 = _errs42 === errors;
valid15 = valid15 || _valid3;
}
if(!valid15){
const err14 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
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
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.timezone !== undefined){
let data9 = data4.timezone;
const _errs47 = errors;
const _errs48 = errors;
let valid18 = false;
const _errs49 = errors;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs49 === errors;
valid18 = valid18 || _valid4;
if(!valid18){
const _errs51 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs51){
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs53 = errors;
const _errs54 = errors;
if(data9 !== null){
const err17 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid20 = _errs54 === errors;
if(!valid20){
for(let i4=_errs53; i4<errors; i4++){
vErrors[i4].question ??= "responses-tolerated-forms";
}
valid19 = false;
}
}
}
}
var _valid4 = _errs51 === errors;
valid18 = valid18 || _valid4;
}
if(!valid18){
const err18 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs47 === errors;
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
const err19 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs16){
let valid21 = true;
if(this?.choices !== false){
if(valid21){
const _errs56 = errors;
const _errs57 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
const err20 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid22 = _errs57 === errors;
if(!valid22){
for(let i5=_errs56; i5<errors; i5++){
vErrors[i5].question ??= "responses-tool-required-fields";
}
valid21 = false;
}
}
}
}
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs58 = errors;
if(data4 !== null){
const err21 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/x-choice/responses-echo/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs58 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err22 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/x-choice/responses-echo/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs13 === errors;
if(!valid5){
for(let i6=_errs12; i6<errors; i6++){
vErrors[i6].question ??= "responses-echo";
}
valid4 = false;
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
else {
checkResponseResolvedDatedWebSearchTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseResolvedDatedWebSearchTool.errors = vErrors;
return errors === 0;
}

function checkResponseResolvedFileSearchTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.ranking_options === undefined) && (missing0 = "ranking_options"))){
checkResponseResolvedFileSearchTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("file_search" !== data0){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_search"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vector_store_ids !== undefined){
let data1 = data.vector_store_ids;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1[i0] !== "string"){
const err0 = {instancePath:instancePath+"/vector_store_ids/" + i0,schemaPath:"#/properties/vector_store_ids/items/x-choice/responses-unknown-files/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs7 === errors;
if(!valid3){
for(let i1=_errs6; i1<errors; i1++){
vErrors[i1].question ??= "responses-unknown-files";
}
valid2 = false;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/vector_store_ids",schemaPath:"#/properties/vector_store_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data3 = data.filters;
const _errs9 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs10 = errors;
const _errs11 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err1 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-choice/responses-echo/type",keyword:"type",params:{type: schemaResponseResolvedFileSearchTool.properties.filters["x-choice"]["responses-echo"].type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs11 === errors;
if(!valid5){
for(let i2=_errs10; i2<errors; i2++){
vErrors[i2].question ??= "responses-echo";
}
valid4 = false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_num_results !== undefined){
let data4 = data.max_num_results;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.ranking_options !== undefined){
let data5 = data.ranking_options;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.ranker !== undefined){
const _errs19 = errors;
if(typeof data5.ranker !== "string"){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/ranker",schemaPath:"ResponseRankingOptions/properties/ranker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data5.score_threshold !== undefined){
let data7 = data5.score_threshold;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/score_threshold",schemaPath:"ResponseRankingOptions/properties/score_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/score_threshold",schemaPath:"ResponseRankingOptions/properties/score_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options/score_threshold",schemaPath:"ResponseRankingOptions/properties/score_threshold/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
}
}
else {
checkResponseResolvedFileSearchTool.errors = [{instancePath:instancePath+"/ranking_options",schemaPath:"ResponseRankingOptions/type",keyword:"type",params:{type: "object"}}];
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
checkResponseResolvedFileSearchTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.vector_store_ids === undefined) && (missing1 = "vector_store_ids")){
const err2 = {instancePath,schemaPath:"#/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid9 = _errs24 === errors;
if(!valid9){
for(let i3=_errs23; i3<errors; i3++){
vErrors[i3].question ??= "responses-tool-required-fields";
}
valid8 = false;
}
}
}
}
}
checkResponseResolvedFileSearchTool.errors = vErrors;
return errors === 0;
}

function checkResponseResolvedTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((data0 === "file_search") || (data0 === "function")) || (data0 === "web_search_preview")) || (data0 === "web_search_preview_2025_03_11")) || (data0 === "computer_use_preview"))){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseResolvedTool.properties.type.enum}}];
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
if(tag0 === "file_search"){
if(!(checkResponseResolvedFileSearchTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseResolvedFileSearchTool.errors : vErrors.concat(checkResponseResolvedFileSearchTool.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.strict === undefined) && (missing1 = "strict"))){
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"ResponseResolvedFunctionTool/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if(typeof data1 !== "string"){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseResolvedFunctionTool/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data1){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseResolvedFunctionTool/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid5 = _errs7 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs9 = errors;
if(typeof data.name !== "string"){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/name",schemaPath:"ResponseResolvedFunctionTool/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
let data3 = data.description;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/description",schemaPath:"ResponseResolvedFunctionTool/properties/description/type",keyword:"type",params:{type: schemaResponseResolvedFunctionTool.properties.description.type}}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.parameters !== undefined){
let data4 = data.parameters;
const _errs13 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/parameters",schemaPath:"ResponseResolvedFunctionTool/properties/parameters/type",keyword:"type",params:{type: schemaResponseResolvedFunctionTool.properties.parameters.type}}];
return false;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.strict !== undefined){
const _errs16 = errors;
if(typeof data.strict !== "boolean"){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/strict",schemaPath:"ResponseResolvedFunctionTool/properties/strict/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
}
else {
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"ResponseResolvedFunctionTool/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs5){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs18 = errors;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.name === undefined) && (missing2 = "name")) || ((data.parameters === undefined) && (missing2 = "parameters"))){
const err0 = {instancePath,schemaPath:"ResponseResolvedFunctionTool/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid7 = _errs19 === errors;
if(!valid7){
for(let i0=_errs18; i0<errors; i0++){
vErrors[i0].question ??= "responses-tool-required-fields";
}
valid6 = false;
}
}
}
}
}
}
else if(tag0 === "web_search_preview"){
if(!(checkResponseResolvedWebSearchTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseResolvedWebSearchTool.errors : vErrors.concat(checkResponseResolvedWebSearchTool.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_preview_2025_03_11"){
if(!(checkResponseResolvedDatedWebSearchTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseResolvedDatedWebSearchTool.errors : vErrors.concat(checkResponseResolvedDatedWebSearchTool.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_use_preview"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"ResponseResolvedComputerTool/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs25 = errors;
if(typeof data6 !== "string"){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseResolvedComputerTool/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer_use_preview" !== data6){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseResolvedComputerTool/properties/type/const",keyword:"const",params:{allowedValue: "computer_use_preview"}}];
return false;
}
var valid12 = _errs25 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.display_width !== undefined){
let data7 = data.display_width;
const _errs27 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/display_width",schemaPath:"ResponseResolvedComputerTool/properties/display_width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid12 = _errs27 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.display_height !== undefined){
let data8 = data.display_height;
const _errs29 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/display_height",schemaPath:"ResponseResolvedComputerTool/properties/display_height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid12 = _errs29 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.environment !== undefined){
const _errs31 = errors;
if(typeof data.environment !== "string"){
checkResponseResolvedTool.errors = [{instancePath:instancePath+"/environment",schemaPath:"ResponseResolvedComputerTool/properties/environment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs31 === errors;
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
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"ResponseResolvedComputerTool/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs23){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs33 = errors;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.display_width === undefined) && (missing4 = "display_width")) || ((data.display_height === undefined) && (missing4 = "display_height"))) || ((data.environment === undefined) && (missing4 = "environment"))){
const err1 = {instancePath,schemaPath:"ResponseResolvedComputerTool/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid14 = _errs34 === errors;
if(!valid14){
for(let i1=_errs33; i1<errors; i1++){
vErrors[i1].question ??= "responses-tool-required-fields";
}
valid13 = false;
}
}
}
}
}
}
else {
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseResolvedTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseResolvedTool.errors = vErrors;
return errors === 0;
}

const patternResponseResolvedWebSearchTool_0 = new RegExp("^[A-Za-z]{2}$", "u");
function checkResponseResolvedWebSearchTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.domains === undefined) && (missing0 = "domains"))) || ((data.search_context_size === undefined) && (missing0 = "search_context_size"))) || ((data.user_location === undefined) && (missing0 = "user_location"))){
checkResponseResolvedWebSearchTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseResolvedWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("web_search_preview" !== data0){
checkResponseResolvedWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_preview"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data1 = data.domains;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
checkResponseResolvedWebSearchTool.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"ResponseSearchDomains/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
checkResponseResolvedWebSearchTool.errors = [{instancePath:instancePath+"/domains",schemaPath:"ResponseSearchDomains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_context_size !== undefined){
let data3 = data.search_context_size;
const _errs8 = errors;
if(typeof data3 !== "string"){
checkResponseResolvedWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "low") || (data3 === "medium")) || (data3 === "high"))){
checkResponseResolvedWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/enum",keyword:"enum",params:{allowedValues: schemaResponseSearchContextSize.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data4 = data.user_location;
const _errs11 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
let valid6 = false;
let passing0 = null;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
let data5 = data4.type;
const _errs18 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("approximate" !== data5){
const err1 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/const",keyword:"const",params:{allowedValue: "approximate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.city !== undefined){
let data6 = data4.city;
const _errs20 = errors;
const _errs21 = errors;
let valid9 = false;
const _errs22 = errors;
if(typeof data6 !== "string"){
const err2 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs24 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs24){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs26 = errors;
const _errs27 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid11 = _errs27 === errors;
if(!valid11){
for(let i1=_errs26; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid10 = false;
}
}
}
}
var _valid1 = _errs24 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err5 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
var valid8 = _errs20 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.country !== undefined){
let data7 = data4.country;
const _errs29 = errors;
const _errs30 = errors;
let valid12 = false;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data7 === "string"){
if(!patternResponseResolvedWebSearchTool_0.test(data7)){
const err6 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs31 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs33 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs33){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs35 = errors;
const _errs36 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid14 = _errs36 === errors;
if(!valid14){
for(let i2=_errs35; i2<errors; i2++){
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid13 = false;
}
}
}
}
var _valid2 = _errs33 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
const err10 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.region !== undefined){
let data8 = data4.region;
const _errs38 = errors;
const _errs39 = errors;
let valid15 = false;
const _errs40 = errors;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs40 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const _errs42 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs42){
let valid16 = true;
if(this?.choices !== false){
if(valid16){
const _errs44 = errors;
const _errs45 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid17 = _errs45 === errors;
if(!valid17){
for(let i3=_errs44; i3<errors; i3++){
vErrors[i3].question ??= "responses-tolerated-forms";
}
valid16 = false;
}
}
}
}
var _valid3 = _errs42 === errors;
valid15 = valid15 || _valid3;
}
if(!valid15){
const err14 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
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
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.timezone !== undefined){
let data9 = data4.timezone;
const _errs47 = errors;
const _errs48 = errors;
let valid18 = false;
const _errs49 = errors;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs49 === errors;
valid18 = valid18 || _valid4;
if(!valid18){
const _errs51 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs51){
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs53 = errors;
const _errs54 = errors;
if(data9 !== null){
const err17 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid20 = _errs54 === errors;
if(!valid20){
for(let i4=_errs53; i4<errors; i4++){
vErrors[i4].question ??= "responses-tolerated-forms";
}
valid19 = false;
}
}
}
}
var _valid4 = _errs51 === errors;
valid18 = valid18 || _valid4;
}
if(!valid18){
const err18 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs47 === errors;
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
const err19 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs16){
let valid21 = true;
if(this?.choices !== false){
if(valid21){
const _errs56 = errors;
const _errs57 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
const err20 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid22 = _errs57 === errors;
if(!valid22){
for(let i5=_errs56; i5<errors; i5++){
vErrors[i5].question ??= "responses-tool-required-fields";
}
valid21 = false;
}
}
}
}
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs58 = errors;
if(data4 !== null){
const err21 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/x-choice/responses-echo/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs58 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err22 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/x-choice/responses-echo/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs13 === errors;
if(!valid5){
for(let i6=_errs12; i6<errors; i6++){
vErrors[i6].question ??= "responses-echo";
}
valid4 = false;
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
else {
checkResponseResolvedWebSearchTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseResolvedWebSearchTool.errors = vErrors;
return errors === 0;
}

function checkResponseSummaryPartAddedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.summary_index === undefined) && (missing0 = "summary_index"))) || ((data.part === undefined) && (missing0 = "part"))){
checkResponseSummaryPartAddedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.reasoning_summary_part.added" !== data0){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_part.added"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data5 = data.part;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.type === undefined) && (missing1 = "type")) || ((data5.text === undefined) && (missing1 = "text"))){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/part",schemaPath:"ResponseSummaryText/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
const _errs17 = errors;
if(typeof data6 !== "string"){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/part/type",schemaPath:"ResponseSummaryText/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("summary_text" !== data6){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/part/type",schemaPath:"ResponseSummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"}}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.text !== undefined){
const _errs19 = errors;
if(typeof data5.text !== "string"){
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/part/text",schemaPath:"ResponseSummaryText/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
checkResponseSummaryPartAddedEvent.errors = [{instancePath:instancePath+"/part",schemaPath:"ResponseSummaryText/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
checkResponseSummaryPartAddedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseSummaryPartAddedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseSummaryPartDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.summary_index === undefined) && (missing0 = "summary_index"))) || ((data.part === undefined) && (missing0 = "part"))){
checkResponseSummaryPartDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.reasoning_summary_part.done" !== data0){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_part.done"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data5 = data.part;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.type === undefined) && (missing1 = "type")) || ((data5.text === undefined) && (missing1 = "text"))){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/part",schemaPath:"ResponseSummaryText/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
const _errs17 = errors;
if(typeof data6 !== "string"){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/part/type",schemaPath:"ResponseSummaryText/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("summary_text" !== data6){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/part/type",schemaPath:"ResponseSummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"}}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.text !== undefined){
const _errs19 = errors;
if(typeof data5.text !== "string"){
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/part/text",schemaPath:"ResponseSummaryText/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
checkResponseSummaryPartDoneEvent.errors = [{instancePath:instancePath+"/part",schemaPath:"ResponseSummaryText/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
checkResponseSummaryPartDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseSummaryPartDoneEvent.errors = vErrors;
return errors === 0;
}

function checkResponseSummaryTextDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.summary_index === undefined) && (missing0 = "summary_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.reasoning_summary_text.delta" !== data0){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_text.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs14 = errors;
if(typeof data.delta !== "string"){
checkResponseSummaryTextDeltaEvent.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}}];
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
checkResponseSummaryTextDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseSummaryTextDeltaEvent.errors = vErrors;
return errors === 0;
}

function checkResponseSummaryTextDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.summary_index === undefined) && (missing0 = "summary_index"))) || ((data.text === undefined) && (missing0 = "text"))){
checkResponseSummaryTextDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.reasoning_summary_text.done" !== data0){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_text.done"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs14 = errors;
if(typeof data.text !== "string"){
checkResponseSummaryTextDoneEvent.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
checkResponseSummaryTextDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseSummaryTextDoneEvent.errors = vErrors;
return errors === 0;
}

function checkResponseTextConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
if(!(checkResponseTextFormat.call(this, data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseTextFormat.errors : vErrors.concat(checkResponseTextFormat.errors);
errors = vErrors.length;
}
}
}
else {
checkResponseTextConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseTextConfig.errors = vErrors;
return errors === 0;
}

function checkResponseTextDeltaEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
checkResponseTextDeltaEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.output_text.delta" !== data0){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs14 = errors;
if(typeof data.delta !== "string"){
checkResponseTextDeltaEvent.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data6 = data.logprobs;
const _errs16 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
var valid6 = true;
const len0 = data6.length;
for(let i1=0; i1<len0; i1++){
let data7 = data6[i1];
const _errs20 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.token === undefined) && (missing1 = "token")) || ((data7.logprob === undefined) && (missing1 = "logprob"))) || ((data7.top_logprobs === undefined) && (missing1 = "top_logprobs"))){
const err2 = {instancePath:instancePath+"/logprobs/" + i1,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data7.token !== undefined){
const _errs25 = errors;
if(typeof data7.token !== "string"){
const err3 = {instancePath:instancePath+"/logprobs/" + i1+"/token",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.logprob !== undefined){
let data9 = data7.logprob;
const _errs27 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err4 = {instancePath:instancePath+"/logprobs/" + i1+"/logprob",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/logprob/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid10 = _errs27 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.top_logprobs !== undefined){
let data10 = data7.top_logprobs;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data10)){
var valid11 = true;
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
const _errs31 = errors;
if(errors === _errs31){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.token === undefined) && (missing2 = "token")) || ((data11.logprob === undefined) && (missing2 = "logprob"))){
const err5 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data11.token !== undefined){
const _errs33 = errors;
if(typeof data11.token !== "string"){
const err6 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2+"/token",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid12 = _errs33 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data11.logprob !== undefined){
let data13 = data11.logprob;
const _errs35 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err7 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2+"/logprob",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid12 = _errs35 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
const err10 = {instancePath:instancePath+"/logprobs/" + i1,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid9 = _errs23 === errors;
if(!valid9){
for(let i3=_errs22; i3<errors; i3++){
vErrors[i3].question ??= "responses-event-envelope";
}
valid8 = false;
}
}
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid5 = _errs18 === errors;
if(!valid5){
for(let i4=_errs17; i4<errors; i4++){
vErrors[i4].question ??= "responses-event-envelope";
}
valid4 = false;
}
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
else {
checkResponseTextDeltaEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs37 = errors;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.sequence_number === undefined) && (missing3 = "sequence_number")) || ((data.logprobs === undefined) && (missing3 = "logprobs"))){
const err12 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid14 = _errs38 === errors;
if(!valid14){
for(let i5=_errs37; i5<errors; i5++){
vErrors[i5].question ??= "responses-event-envelope";
}
valid13 = false;
}
}
}
}
}
checkResponseTextDeltaEvent.errors = vErrors;
return errors === 0;
}

function checkResponseTextDoneEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))) || ((data.text === undefined) && (missing0 = "text"))){
checkResponseTextDoneEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.output_text.done" !== data0){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.done"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs14 = errors;
if(typeof data.text !== "string"){
checkResponseTextDoneEvent.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data6 = data.logprobs;
const _errs16 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
var valid6 = true;
const len0 = data6.length;
for(let i1=0; i1<len0; i1++){
let data7 = data6[i1];
const _errs20 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.token === undefined) && (missing1 = "token")) || ((data7.logprob === undefined) && (missing1 = "logprob"))) || ((data7.top_logprobs === undefined) && (missing1 = "top_logprobs"))){
const err2 = {instancePath:instancePath+"/logprobs/" + i1,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data7.token !== undefined){
const _errs25 = errors;
if(typeof data7.token !== "string"){
const err3 = {instancePath:instancePath+"/logprobs/" + i1+"/token",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.logprob !== undefined){
let data9 = data7.logprob;
const _errs27 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err4 = {instancePath:instancePath+"/logprobs/" + i1+"/logprob",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/logprob/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid10 = _errs27 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.top_logprobs !== undefined){
let data10 = data7.top_logprobs;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data10)){
var valid11 = true;
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
const _errs31 = errors;
if(errors === _errs31){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.token === undefined) && (missing2 = "token")) || ((data11.logprob === undefined) && (missing2 = "logprob"))){
const err5 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data11.token !== undefined){
const _errs33 = errors;
if(typeof data11.token !== "string"){
const err6 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2+"/token",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid12 = _errs33 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data11.logprob !== undefined){
let data13 = data11.logprob;
const _errs35 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err7 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2+"/logprob",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid12 = _errs35 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i2,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs",schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/properties/top_logprobs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
const err10 = {instancePath:instancePath+"/logprobs/" + i1,schemaPath:"ResponseLogprob/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid9 = _errs23 === errors;
if(!valid9){
for(let i3=_errs22; i3<errors; i3++){
vErrors[i3].question ??= "responses-event-envelope";
}
valid8 = false;
}
}
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid5 = _errs18 === errors;
if(!valid5){
for(let i4=_errs17; i4<errors; i4++){
vErrors[i4].question ??= "responses-event-envelope";
}
valid4 = false;
}
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
else {
checkResponseTextDoneEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs37 = errors;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.sequence_number === undefined) && (missing3 = "sequence_number")) || ((data.logprobs === undefined) && (missing3 = "logprobs"))){
const err12 = {instancePath,schemaPath:"#/x-choice/responses-event-envelope/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid14 = _errs38 === errors;
if(!valid14){
for(let i5=_errs37; i5<errors; i5++){
vErrors[i5].question ??= "responses-event-envelope";
}
valid13 = false;
}
}
}
}
}
checkResponseTextDoneEvent.errors = vErrors;
return errors === 0;
}

const patternResponseTextFormat_0 = new RegExp("^[A-Za-z0-9_-]*$", "u");
function checkResponseTextFormat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseTextFormat.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "text") || (data0 === "json_schema")) || (data0 === "json_object"))){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseTextFormat.properties.type.enum}}];
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
checkResponseTextFormat.errors = [{instancePath,schemaPath:"ResponsePlainTextFormat/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponsePlainTextFormat/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("text" !== data1){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponsePlainTextFormat/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
}
}
}
else {
checkResponseTextFormat.errors = [{instancePath,schemaPath:"ResponsePlainTextFormat/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "json_schema"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.type === undefined) && (missing2 = "type")) || ((data.name === undefined) && (missing2 = "name"))) || ((data.schema === undefined) && (missing2 = "schema"))){
checkResponseTextFormat.errors = [{instancePath,schemaPath:"ResponseJsonSchemaFormat/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs11 = errors;
if(typeof data2 !== "string"){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseJsonSchemaFormat/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("json_schema" !== data2){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseJsonSchemaFormat/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.name !== undefined){
let data3 = data.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(longerThan(data3, 64)){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/name",schemaPath:"ResponseJsonSchemaFormat/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!patternResponseTextFormat_0.test(data3)){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/name",schemaPath:"ResponseJsonSchemaFormat/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"}}];
return false;
}
}
}
else {
checkResponseTextFormat.errors = [{instancePath:instancePath+"/name",schemaPath:"ResponseJsonSchemaFormat/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(errors === _errs13){
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs15 = errors;
const _errs16 = errors;
if(typeof data3 === "string"){
if(shorterThan(data3, 1)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"ResponseJsonSchemaFormat/properties/name/x-choice/responses-empty-name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid9 = _errs16 === errors;
if(!valid9){
for(let i0=_errs15; i0<errors; i0++){
vErrors[i0].question ??= "responses-empty-name";
}
valid8 = false;
}
}
}
}
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.schema !== undefined){
let data4 = data.schema;
const _errs17 = errors;
if(errors === _errs17){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
checkResponseTextFormat.errors = [{instancePath:instancePath+"/schema",schemaPath:"ResponseJsonSchemaFormat/properties/schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.description !== undefined){
const _errs20 = errors;
if(typeof data.description !== "string"){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/description",schemaPath:"ResponseJsonSchemaFormat/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.strict !== undefined){
let data6 = data.strict;
const _errs22 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/strict",schemaPath:"ResponseJsonSchemaFormat/properties/strict/type",keyword:"type",params:{type: schemaResponseJsonSchemaFormat.properties.strict.type}}];
return false;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
checkResponseTextFormat.errors = [{instancePath,schemaPath:"ResponseJsonSchemaFormat/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(tag0 === "json_object"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseTextFormat.errors = [{instancePath,schemaPath:"ResponseJsonObjectFormat/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseJsonObjectFormat/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("json_object" !== data7){
checkResponseTextFormat.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseJsonObjectFormat/properties/type/const",keyword:"const",params:{allowedValue: "json_object"}}];
return false;
}
}
}
}
else {
checkResponseTextFormat.errors = [{instancePath,schemaPath:"ResponseJsonObjectFormat/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else {
checkResponseTextFormat.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseTextFormat.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseTextFormat.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseTextFormat.errors = vErrors;
return errors === 0;
}

function checkResponseTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((data0 === "file_search") || (data0 === "function")) || (data0 === "web_search_preview")) || (data0 === "web_search_preview_2025_03_11")) || (data0 === "computer_use_preview"))){
checkResponseTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaResponseTool.properties.type.enum}}];
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
if(tag0 === "file_search"){
if(!(checkResponseFileSearchTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseFileSearchTool.errors : vErrors.concat(checkResponseFileSearchTool.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkResponseTool.errors = [{instancePath,schemaPath:"ResponseFunctionTool/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if(typeof data1 !== "string"){
checkResponseTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFunctionTool/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("function" !== data1){
checkResponseTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseFunctionTool/properties/type/const",keyword:"const",params:{allowedValue: "function"}}];
return false;
}
var valid5 = _errs7 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs9 = errors;
if(typeof data.name !== "string"){
checkResponseTool.errors = [{instancePath:instancePath+"/name",schemaPath:"ResponseFunctionTool/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
let data3 = data.description;
const _errs11 = errors;
const _errs12 = errors;
let valid6 = false;
const _errs13 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/description",schemaPath:"ResponseFunctionTool/properties/description/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs15 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/description",schemaPath:"ResponseFunctionTool/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs15){
let valid7 = true;
if(this?.choices !== false){
if(valid7){
const _errs17 = errors;
const _errs18 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/description",schemaPath:"ResponseFunctionTool/properties/description/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid8 = _errs18 === errors;
if(!valid8){
for(let i0=_errs17; i0<errors; i0++){
vErrors[i0].question ??= "responses-tolerated-forms";
}
valid7 = false;
}
}
}
}
var _valid0 = _errs15 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/description",schemaPath:"ResponseFunctionTool/properties/description/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkResponseTool.errors = vErrors;
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
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.parameters !== undefined){
let data4 = data.parameters;
const _errs20 = errors;
const _errs21 = errors;
let valid9 = false;
const _errs22 = errors;
if(errors === _errs22){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err4 = {instancePath:instancePath+"/parameters",schemaPath:"ResponseFunctionTool/properties/parameters/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs22 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs25 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/parameters",schemaPath:"ResponseFunctionTool/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs25){
let valid10 = true;
if(this?.choices !== false){
if(valid10){
const _errs27 = errors;
const _errs28 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/parameters",schemaPath:"ResponseFunctionTool/properties/parameters/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid11 = _errs28 === errors;
if(!valid11){
for(let i1=_errs27; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid10 = false;
}
}
}
}
var _valid1 = _errs25 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err7 = {instancePath:instancePath+"/parameters",schemaPath:"ResponseFunctionTool/properties/parameters/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
checkResponseTool.errors = vErrors;
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
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.strict !== undefined){
let data5 = data.strict;
const _errs30 = errors;
const _errs31 = errors;
let valid12 = false;
const _errs32 = errors;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/strict",schemaPath:"ResponseFunctionTool/properties/strict/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs32 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs34 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/strict",schemaPath:"ResponseFunctionTool/properties/strict/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs34){
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs36 = errors;
const _errs37 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/strict",schemaPath:"ResponseFunctionTool/properties/strict/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid14 = _errs37 === errors;
if(!valid14){
for(let i2=_errs36; i2<errors; i2++){
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid13 = false;
}
}
}
}
var _valid2 = _errs34 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
const err11 = {instancePath:instancePath+"/strict",schemaPath:"ResponseFunctionTool/properties/strict/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
checkResponseTool.errors = vErrors;
return false;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
checkResponseTool.errors = [{instancePath,schemaPath:"ResponseFunctionTool/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs5){
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs39 = errors;
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.name === undefined) && (missing2 = "name")){
const err12 = {instancePath,schemaPath:"ResponseFunctionTool/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid16 = _errs40 === errors;
if(!valid16){
for(let i3=_errs39; i3<errors; i3++){
vErrors[i3].question ??= "responses-tool-required-fields";
}
valid15 = false;
}
}
}
}
}
}
else if(tag0 === "web_search_preview"){
if(!(checkResponseWebSearchTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseWebSearchTool.errors : vErrors.concat(checkResponseWebSearchTool.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_preview_2025_03_11"){
if(!(checkResponseDatedWebSearchTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseDatedWebSearchTool.errors : vErrors.concat(checkResponseDatedWebSearchTool.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_use_preview"){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
checkResponseTool.errors = [{instancePath,schemaPath:"ResponseComputerTool/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs46 = errors;
if(typeof data6 !== "string"){
checkResponseTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComputerTool/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("computer_use_preview" !== data6){
checkResponseTool.errors = [{instancePath:instancePath+"/type",schemaPath:"ResponseComputerTool/properties/type/const",keyword:"const",params:{allowedValue: "computer_use_preview"}}];
return false;
}
var valid21 = _errs46 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.display_width !== undefined){
let data7 = data.display_width;
const _errs48 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkResponseTool.errors = [{instancePath:instancePath+"/display_width",schemaPath:"ResponseComputerTool/properties/display_width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid21 = _errs48 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.display_height !== undefined){
let data8 = data.display_height;
const _errs50 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkResponseTool.errors = [{instancePath:instancePath+"/display_height",schemaPath:"ResponseComputerTool/properties/display_height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid21 = _errs50 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.environment !== undefined){
const _errs52 = errors;
if(typeof data.environment !== "string"){
checkResponseTool.errors = [{instancePath:instancePath+"/environment",schemaPath:"ResponseComputerTool/properties/environment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs52 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
else {
checkResponseTool.errors = [{instancePath,schemaPath:"ResponseComputerTool/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs44){
let valid22 = true;
if(this?.choices !== false){
if(valid22){
const _errs54 = errors;
const _errs55 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.display_width === undefined) && (missing4 = "display_width")) || ((data.display_height === undefined) && (missing4 = "display_height"))) || ((data.environment === undefined) && (missing4 = "environment"))){
const err13 = {instancePath,schemaPath:"ResponseComputerTool/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid23 = _errs55 === errors;
if(!valid23){
for(let i4=_errs54; i4<errors; i4++){
vErrors[i4].question ??= "responses-tool-required-fields";
}
valid22 = false;
}
}
}
}
}
}
else {
checkResponseTool.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
checkResponseTool.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
checkResponseTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseTool.errors = vErrors;
return errors === 0;
}

function checkResponseToolChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"ResponseToolChoiceMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "none") || (data === "auto")) || (data === "required"))){
const err1 = {instancePath,schemaPath:"ResponseToolChoiceMode/enum",keyword:"enum",params:{allowedValues: schemaResponseToolChoiceMode.enum}};
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
const _errs4 = errors;
if(!(checkResponseChosenTool.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkResponseChosenTool.errors : vErrors.concat(checkResponseChosenTool.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkResponseToolChoice.errors = vErrors;
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
checkResponseToolChoice.errors = vErrors;
return errors === 0;
}

function checkResponseWebSearchCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
checkResponseWebSearchCompletedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseWebSearchCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.web_search_call.completed" !== data0){
checkResponseWebSearchCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.web_search_call.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseWebSearchCompletedEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseWebSearchCompletedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseWebSearchCompletedEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkResponseWebSearchCompletedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseWebSearchCompletedEvent.errors = vErrors;
return errors === 0;
}

function checkResponseWebSearchInProgressEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
checkResponseWebSearchInProgressEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseWebSearchInProgressEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.web_search_call.in_progress" !== data0){
checkResponseWebSearchInProgressEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.web_search_call.in_progress"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseWebSearchInProgressEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseWebSearchInProgressEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseWebSearchInProgressEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkResponseWebSearchInProgressEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseWebSearchInProgressEvent.errors = vErrors;
return errors === 0;
}

function checkResponseWebSearchSearchingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.sequence_number === undefined) && (missing0 = "sequence_number"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
checkResponseWebSearchSearchingEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseWebSearchSearchingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("response.web_search_call.searching" !== data0){
checkResponseWebSearchSearchingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.web_search_call.searching"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/sequence_number",schemaPath:"ResponseSequenceNumber/x-choice/responses-event-envelope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs6 === errors;
if(!valid3){
for(let i0=_errs5; i0<errors; i0++){
vErrors[i0].question ??= "responses-event-envelope";
}
valid2 = false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs8 = errors;
if(typeof data.item_id !== "string"){
checkResponseWebSearchSearchingEvent.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkResponseWebSearchSearchingEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkResponseWebSearchSearchingEvent.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkResponseWebSearchSearchingEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseWebSearchSearchingEvent.errors = vErrors;
return errors === 0;
}

const patternResponseWebSearchTool_0 = new RegExp("^[A-Za-z]{2}$", "u");
function checkResponseWebSearchTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
checkResponseWebSearchTool.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkResponseWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("web_search_preview" !== data0){
checkResponseWebSearchTool.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_preview"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_context_size !== undefined){
let data1 = data.search_context_size;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkResponseWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "low") || (data1 === "medium")) || (data1 === "high"))){
checkResponseWebSearchTool.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"ResponseSearchContextSize/enum",keyword:"enum",params:{allowedValues: schemaResponseSearchContextSize.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data2 = data.user_location;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type !== undefined){
let data3 = data2.type;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("approximate" !== data3){
const err1 = {instancePath:instancePath+"/user_location/type",schemaPath:"ResponseUserLocation/properties/type/const",keyword:"const",params:{allowedValue: "approximate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.city !== undefined){
let data4 = data2.city;
const _errs13 = errors;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(data4 !== null){
const err3 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs17){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs19 = errors;
const _errs20 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs20 === errors;
if(!valid7){
for(let i0=_errs19; i0<errors; i0++){
vErrors[i0].question ??= "responses-tolerated-forms";
}
valid6 = false;
}
}
}
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err5 = {instancePath:instancePath+"/user_location/city",schemaPath:"ResponseUserLocation/properties/city/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.country !== undefined){
let data5 = data2.country;
const _errs22 = errors;
const _errs23 = errors;
let valid8 = false;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data5 === "string"){
if(!patternResponseWebSearchTool_0.test(data5)){
const err6 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs26 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs26){
let valid9 = true;
if(this?.choices !== false){
if(valid9){
const _errs28 = errors;
const _errs29 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid10 = _errs29 === errors;
if(!valid10){
for(let i1=_errs28; i1<errors; i1++){
vErrors[i1].question ??= "responses-tolerated-forms";
}
valid9 = false;
}
}
}
}
var _valid2 = _errs26 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err10 = {instancePath:instancePath+"/user_location/country",schemaPath:"ResponseUserLocation/properties/country/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.region !== undefined){
let data6 = data2.region;
const _errs31 = errors;
const _errs32 = errors;
let valid11 = false;
const _errs33 = errors;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs35 = errors;
if(data6 !== null){
const err12 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs35){
let valid12 = true;
if(this?.choices !== false){
if(valid12){
const _errs37 = errors;
const _errs38 = errors;
if(data6 !== null){
const err13 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid13 = _errs38 === errors;
if(!valid13){
for(let i2=_errs37; i2<errors; i2++){
vErrors[i2].question ??= "responses-tolerated-forms";
}
valid12 = false;
}
}
}
}
var _valid3 = _errs35 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
const err14 = {instancePath:instancePath+"/user_location/region",schemaPath:"ResponseUserLocation/properties/region/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.timezone !== undefined){
let data7 = data2.timezone;
const _errs40 = errors;
const _errs41 = errors;
let valid14 = false;
const _errs42 = errors;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs42 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs44 = errors;
if(data7 !== null){
const err16 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs44){
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs46 = errors;
const _errs47 = errors;
if(data7 !== null){
const err17 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid16 = _errs47 === errors;
if(!valid16){
for(let i3=_errs46; i3<errors; i3++){
vErrors[i3].question ??= "responses-tolerated-forms";
}
valid15 = false;
}
}
}
}
var _valid4 = _errs44 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
const err18 = {instancePath:instancePath+"/user_location/timezone",schemaPath:"ResponseUserLocation/properties/timezone/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs40 === errors;
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
const err19 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(errors === _errs9){
let valid17 = true;
if(this?.choices !== false){
if(valid17){
const _errs49 = errors;
const _errs50 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err20 = {instancePath:instancePath+"/user_location",schemaPath:"ResponseUserLocation/x-choice/responses-tool-required-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid18 = _errs50 === errors;
if(!valid18){
for(let i4=_errs49; i4<errors; i4++){
vErrors[i4].question ??= "responses-tool-required-fields";
}
valid17 = false;
}
}
}
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs51 = errors;
if(data2 !== null){
const err21 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs51){
let valid19 = true;
if(this?.choices !== false){
if(valid19){
const _errs53 = errors;
const _errs54 = errors;
if(data2 !== null){
const err22 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/oneOf/1/x-choice/responses-tolerated-forms/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid20 = _errs54 === errors;
if(!valid20){
for(let i5=_errs53; i5<errors; i5++){
vErrors[i5].question ??= "responses-tolerated-forms";
}
valid19 = false;
}
}
}
}
var _valid0 = _errs51 === errors;
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
const err23 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
checkResponseWebSearchTool.errors = vErrors;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data8 = data.domains;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data8)){
var valid22 = true;
const len0 = data8.length;
for(let i6=0; i6<len0; i6++){
const _errs59 = errors;
if(typeof data8[i6] !== "string"){
checkResponseWebSearchTool.errors = [{instancePath:instancePath+"/domains/" + i6,schemaPath:"ResponseSearchDomains/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs59 === errors;
if(!valid22){
break;
}
}
}
else {
checkResponseWebSearchTool.errors = [{instancePath:instancePath+"/domains",schemaPath:"ResponseSearchDomains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs56 === errors;
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
checkResponseWebSearchTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkResponseWebSearchTool.errors = vErrors;
return errors === 0;
}

function checkResponsesErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data.error === undefined) && (missing0 = "error")){
const err0 = {instancePath,schemaPath:"#/x-choice/responses-errors/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.message === undefined) && (missing1 = "message")) || ((data0.type === undefined) && (missing1 = "type"))) || ((data0.param === undefined) && (missing1 = "param"))) || ((data0.code === undefined) && (missing1 = "code"))){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/x-choice/responses-errors/properties/error/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.message !== undefined){
const _errs5 = errors;
if(typeof data0.message !== "string"){
const err2 = {instancePath:instancePath+"/error/message",schemaPath:"#/x-choice/responses-errors/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.type !== undefined){
const _errs7 = errors;
if(typeof data0.type !== "string"){
const err3 = {instancePath:instancePath+"/error/type",schemaPath:"#/x-choice/responses-errors/properties/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.param !== undefined){
let data3 = data0.param;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/error/param",schemaPath:"#/x-choice/responses-errors/properties/error/properties/param/type",keyword:"type",params:{type: schemaResponsesErrorBody["x-choice"]["responses-errors"].properties.error.properties.param.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.code !== undefined){
let data4 = data0.code;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/error/code",schemaPath:"#/x-choice/responses-errors/properties/error/properties/code/type",keyword:"type",params:{type: schemaResponsesErrorBody["x-choice"]["responses-errors"].properties.error.properties.code.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
}
else {
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/x-choice/responses-errors/properties/error/type",keyword:"type",params:{type: "object"}};
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
}
else {
const err7 = {instancePath,schemaPath:"#/x-choice/responses-errors/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs1 === errors;
if(!valid1){
for(let i0=_errs0; i0<errors; i0++){
vErrors[i0].question ??= "responses-errors";
}
valid0 = false;
}
}
}
checkResponsesErrorBody.errors = vErrors;
return errors === 0;
}

const schemaCreateResponseRequest = {"type":"object","required":["model","input"],"properties":{"model":{"type":"string"},"input":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"ResponseInputItem"}}]},"include":{"type":["array","null"],"items":{"$ref":"ResponseIncludable"}},"instructions":{"type":["string","null"]},"max_output_tokens":{"type":["integer","null"]},"metadata":{"oneOf":[{"$ref":"ResponseMetadata"},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]},"parallel_tool_calls":{"type":["boolean","null"]},"previous_response_id":{"type":["string","null"]},"reasoning":{"oneOf":[{"$ref":"ResponseReasoningConfig"},{"type":"null"}]},"service_tier":{"type":["string","null"],"enum":["auto","default","flex",null]},"store":{"type":["boolean","null"]},"stream":{"type":["boolean","null"]},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"text":{"$ref":"ResponseTextConfig"},"tool_choice":{"$ref":"ResponseToolChoice"},"tools":{"type":"array","items":{"$ref":"ResponseTool"}},"top_p":{"type":["number","null"]},"truncation":{"type":["string","null"],"enum":["auto","disabled",null]},"user":{"type":"string"}},"$id":"CreateResponseRequest"};
const schemaResponse = {"type":"object","required":["id","object","created_at","status","error","incomplete_details","instructions","max_output_tokens","model","output","parallel_tool_calls","previous_response_id","reasoning","store","temperature","text","tool_choice","tools","top_p","truncation","usage","user","metadata"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"response"},"created_at":{"type":"integer"},"status":{"type":"string"},"error":{"oneOf":[{"$ref":"ResponseError"},{"type":"null"}]},"incomplete_details":{"oneOf":[{"$ref":"ResponseIncompleteDetails"},{"type":"null"}]},"instructions":{"type":["string","null"]},"max_output_tokens":{"type":["integer","null"]},"model":{"type":"string"},"output":{"type":"array","items":{"$ref":"ResponseOutputItem"}},"parallel_tool_calls":{"type":"boolean"},"previous_response_id":{"type":["string","null"]},"reasoning":{"type":"object","required":["effort","summary"],"properties":{"effort":{"type":["string","null"],"x-choice":{"responses-echo":{"enum":["low","medium","high",null]}}},"summary":{"type":["string","null"],"x-choice":{"responses-echo":{"enum":["auto","concise","detailed",null]}}}}},"store":{"type":"boolean"},"temperature":{"type":"number"},"text":{"type":"object","required":["format"],"properties":{"format":{"$ref":"ResponseTextFormat"}}},"tool_choice":{"anyOf":[{"type":"string","x-choice":{"responses-echo":{"enum":["none","auto","required"]}}},{"$ref":"ResponseChosenTool"}]},"tools":{"type":"array","items":{"$ref":"ResponseResolvedTool"}},"top_p":{"type":"number"},"truncation":{"type":"string","x-choice":{"responses-echo":{"enum":["auto","disabled"]}}},"usage":{"oneOf":[{"$ref":"ResponseUsage"},{"type":"null"}]},"user":{"type":["string","null"]},"metadata":{"$ref":"ResponseMetadata"},"service_tier":{"type":["string","null"]},"completed_at":{"x-choice":{"responses-further-fields":{"type":["number","null"]}}},"background":{"x-choice":{"responses-further-fields":{"type":["boolean","null"]}}},"frequency_penalty":{"x-choice":{"responses-further-fields":{"type":["number","null"]}}},"presence_penalty":{"x-choice":{"responses-further-fields":{"type":["number","null"]}}},"top_logprobs":{"x-choice":{"responses-further-fields":{"type":["integer","null"]}}},"max_tool_calls":{"x-choice":{"responses-further-fields":{"type":["integer","null"]}}},"prompt_cache_key":{"x-choice":{"responses-further-fields":{"type":["string","null"]}}},"safety_identifier":{"x-choice":{"responses-further-fields":{"type":["string","null"]}}}},"$id":"Response"};
const schemaResponseAnnotation = {"type":"object","oneOf":[{"$ref":"ResponseFileCitation"},{"$ref":"ResponseUrlCitation"},{"$ref":"ResponseFilePath"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["file_citation","url_citation","file_path"]}},"$id":"ResponseAnnotation"};
const schemaResponseAnnotationInput = {"type":"object","oneOf":[{"$ref":"ResponseFileCitationInput"},{"$ref":"ResponseUrlCitation"},{"$ref":"ResponseFilePath"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["file_citation","url_citation","file_path"]}},"$id":"ResponseAnnotationInput"};
const schemaResponseChosenTool = {"type":"object","oneOf":[{"$ref":"ResponseToolChoiceFunction"},{"$ref":"ResponseToolChoiceBuiltIn"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["function","file_search","web_search_preview","computer_use_preview"]}},"$id":"ResponseChosenTool"};
const schemaResponseClickAction = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"click"}},"x-choice":{"responses-computer-use":{"type":"object","required":["type","button","x","y"],"properties":{"type":{"type":"string","const":"click"},"button":{"type":"string","enum":["left","right","wheel","back","forward"]},"x":{"type":"integer"},"y":{"type":"integer"}}}},"$id":"ResponseClickAction"};
const schemaResponseComparisonFilter = {"type":"object","required":["type"],"x-choice":{"responses-tool-required-fields":{"required":["key","value"]}},"properties":{"type":{"type":"string","enum":["eq","ne","gt","gte","lt","lte"]},"key":{"type":"string"},"value":{"type":["string","number","boolean"]}},"$id":"ResponseComparisonFilter"};
const schemaResponseCompoundFilter = {"type":"object","required":["type"],"x-choice":{"responses-tool-required-fields":{"required":["filters"]}},"properties":{"type":{"type":"string","enum":["and","or"]},"filters":{"type":"array","items":{"$ref":"ResponseFileFilter"}}},"$id":"ResponseCompoundFilter"};
const schemaResponseComputerAction = {"type":"object","oneOf":[{"$ref":"ResponseClickAction"},{"$ref":"ResponseDoubleClickAction"},{"$ref":"ResponseDragAction"},{"$ref":"ResponseKeypressAction"},{"$ref":"ResponseMoveAction"},{"$ref":"ResponseScreenshotAction"},{"$ref":"ResponseScrollAction"},{"$ref":"ResponseTypeAction"},{"$ref":"ResponseWaitAction"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["click","double_click","drag","keypress","move","screenshot","scroll","type","wait"]}},"$id":"ResponseComputerAction"};
const schemaResponseComputerCallInput = {"type":"object","required":["type"],"x-choice":{"responses-items-sent-back":{"required":["id","call_id","action","pending_safety_checks","status"]}},"properties":{"type":{"type":"string","const":"computer_call"},"id":{"type":"string"},"call_id":{"type":"string"},"action":{"type":"object","x-choice":{"responses-computer-use":{"required":["type"]}},"properties":{"type":{"type":"string","enum":["click","double_click","drag","keypress","move","screenshot","scroll","type","wait"]}},"additionalProperties":true},"pending_safety_checks":{"type":"array","items":{"x-choice":{"responses-computer-use":{"type":"object","additionalProperties":true}}}},"status":{"$ref":"ResponseItemStatus"}},"$id":"ResponseComputerCallInput"};
const schemaResponseComputerCallOutput = {"type":"object","required":["type","call_id","output"],"properties":{"type":{"type":"string","const":"computer_call_output"},"id":{"anyOf":[{"type":"string"},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]},"call_id":{"type":"string"},"output":{"$ref":"ResponseComputerScreenshot"},"acknowledged_safety_checks":{"x-choice":{"responses-computer-use":{"type":["array","null"],"items":{"type":"object","additionalProperties":true}}}},"status":{"anyOf":[{"$ref":"ResponseItemStatus"},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]}},"$id":"ResponseComputerCallOutput"};
const schemaResponseCreatedEvent = {"type":"object","required":["type","response"],"x-choice":{"responses-event-envelope":{"required":["sequence_number"]}},"properties":{"type":{"type":"string","const":"response.created"},"sequence_number":{"$ref":"ResponseSequenceNumber"},"response":{"allOf":[{"$ref":"Response"},{"type":"object","properties":{"status":{"type":"string","enum":["queued","in_progress"]},"output":{"type":"array","maxItems":0},"usage":{"type":"null"}}}]}},"$id":"ResponseCreatedEvent"};
const schemaResponseError = {"type":"object","x-choice":{"responses-error-object":{"required":["code","message","type","param"]}},"properties":{"code":{"x-choice":{"responses-error-object":{"type":"string"}}},"message":{"x-choice":{"responses-error-object":{"type":"string"}}},"type":{"x-choice":{"responses-error-object":{"type":"string"}}},"param":{"x-choice":{"responses-error-object":{"type":["string","null"]}}}},"$id":"ResponseError"};
const schemaResponseErrorEvent = {"type":"object","required":["type","sequence_number","code","message","param"],"properties":{"type":{"type":"string","const":"error"},"sequence_number":{"type":"integer","minimum":0},"code":{"type":["string","null"]},"message":{"type":"string"},"param":{"type":["string","null"]}},"$id":"ResponseErrorEvent"};
const schemaResponseFileFilter = {"type":"object","oneOf":[{"$ref":"ResponseComparisonFilter"},{"$ref":"ResponseCompoundFilter"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["eq","ne","gt","gte","lt","lte","and","or"]}},"$id":"ResponseFileFilter"};
const schemaResponseFileSearchCall = {"type":"object","required":["type","id","queries","status"],"properties":{"type":{"type":"string","const":"file_search_call"},"id":{"type":"string"},"queries":{"type":"array","items":{"type":"string"}},"status":{"type":"string","enum":["in_progress","searching","completed","incomplete","failed"]},"results":{"type":["array","null"],"items":{"$ref":"ResponseFileSearchResult"}}},"$id":"ResponseFileSearchCall"};
const schemaResponseFileSearchCallInput = {"type":"object","required":["type"],"x-choice":{"responses-items-sent-back":{"required":["id","queries","status"]}},"properties":{"type":{"type":"string","const":"file_search_call"},"id":{"type":"string"},"queries":{"type":"array","items":{"type":"string"}},"status":{"anyOf":[{"type":"string","enum":["in_progress","searching","incomplete","failed"]},{"const":"completed","x-choice":{"responses-items-sent-back":{"type":"string","const":"completed"}}}]},"results":{"type":["array","null"],"items":{"x-choice":{"responses-file-search-results":{"type":"object","additionalProperties":true}}}}},"$id":"ResponseFileSearchCallInput"};
const schemaResponseFileSearchResult = {"x-choice":{"responses-file-search-results":{"type":"object","required":["file_id","filename","score","text","attributes"],"properties":{"file_id":{"type":"string"},"filename":{"type":"string"},"score":{"type":"number","minimum":0,"maximum":1},"text":{"type":"string"},"attributes":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}}},"$id":"ResponseFileSearchResult"};
const schemaResponseIncludable = {"type":"string","anyOf":[{"type":"string","enum":["file_search_call.results","message.input_image.image_url","computer_call_output.output.image_url","reasoning.encrypted_content"]},{"const":"web_search_call.action.sources","x-choice":{"responses-include":{"type":"string","const":"web_search_call.action.sources"}}}],"$id":"ResponseIncludable"};
const schemaResponseIncompleteDetails = {"type":"object","x-choice":{"responses-incomplete-details":{"required":["reason"]}},"properties":{"reason":{"x-choice":{"responses-incomplete-details":{"type":"string","enum":["max_output_tokens","content_filter"]}}}},"$id":"ResponseIncompleteDetails"};
const schemaResponseInputContent = {"type":"object","oneOf":[{"$ref":"ResponseInputText"},{"$ref":"ResponseInputImage"},{"$ref":"ResponseInputFile"},{"$ref":"ResponseOutputTextInput"},{"$ref":"ResponseRefusalInput"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["input_text","input_image","input_file","output_text","refusal"]}},"$id":"ResponseInputContent"};
const schemaResponseInputImage = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"input_image"},"detail":{"type":"string","enum":["high","low","auto"]},"file_id":{"anyOf":[{"x-choice":{"responses-unknown-files":{"type":"string"}}},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]},"image_url":{"anyOf":[{"type":"string"},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]}},"$id":"ResponseInputImage"};
const schemaResponseInputItem = {"anyOf":[{"allOf":[{"type":"object","properties":{"type":{"const":"message"}}},{"$ref":"ResponseInputMessage"}]},{"allOf":[{"type":"object","properties":{"type":{"enum":["item_reference",null]}}},{"$ref":"ResponseItemReference"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"input_text"}}},{"$ref":"ResponseInputText"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"input_image"}}},{"$ref":"ResponseInputImage"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"input_file"}}},{"$ref":"ResponseInputFile"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"output_text"}}},{"$ref":"ResponseOutputTextInput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"refusal"}}},{"$ref":"ResponseRefusalInput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"file_search_call"}}},{"$ref":"ResponseFileSearchCallInput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"web_search_call"}}},{"$ref":"ResponseWebSearchCallInput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"function_call"}}},{"$ref":"ResponseFunctionCallInput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"function_call_output"}}},{"$ref":"ResponseFunctionCallOutput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"computer_call"}}},{"$ref":"ResponseComputerCallInput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"computer_call_output"}}},{"$ref":"ResponseComputerCallOutput"}]},{"allOf":[{"type":"object","properties":{"type":{"const":"reasoning"}}},{"$ref":"ResponseReasoningItemInput"}]}],"$id":"ResponseInputItem"};
const schemaResponseInputMessage = {"type":"object","required":["role","content"],"properties":{"type":{"type":"string","const":"message"},"role":{"type":"string","enum":["user","assistant","system","developer"]},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"ResponseInputContent"}}]},"id":{"x-choice":{"responses-items-sent-back":{"type":["string","null"]}}},"status":{"x-choice":{"responses-items-sent-back":{"type":["string","null"]}}}},"$id":"ResponseInputMessage"};
const schemaResponseItemReference = {"type":"object","required":["id"],"properties":{"type":{"enum":["item_reference",null],"anyOf":[{"type":"string","const":"item_reference"},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]},"id":{"type":"string"}},"x-choice":{"responses-item-reference":{"not":{"type":"object","required":["role"],"properties":{"role":{"type":"string"}}}}},"$id":"ResponseItemReference"};
const schemaResponseItemStatus = {"type":"string","enum":["in_progress","completed","incomplete"],"$id":"ResponseItemStatus"};
const schemaResponseJsonSchemaFormat = {"type":"object","required":["type","name","schema"],"properties":{"type":{"type":"string","const":"json_schema"},"name":{"type":"string","pattern":"^[A-Za-z0-9_-]*$","maxLength":64,"x-choice":{"responses-empty-name":{"minLength":1}}},"schema":{"type":"object","additionalProperties":true},"description":{"type":"string"},"strict":{"type":["boolean","null"]}},"$id":"ResponseJsonSchemaFormat"};
const schemaResponseOutputContent = {"type":"object","oneOf":[{"$ref":"ResponseOutputText"},{"$ref":"ResponseRefusal"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["output_text","refusal"]}},"$id":"ResponseOutputContent"};
const schemaResponseOutputItem = {"type":"object","oneOf":[{"$ref":"ResponseOutputMessage"},{"$ref":"ResponseFileSearchCall"},{"$ref":"ResponseWebSearchCall"},{"$ref":"ResponseFunctionCall"},{"$ref":"ResponseComputerCall"},{"$ref":"ResponseReasoningItem"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["message","file_search_call","web_search_call","function_call","computer_call","reasoning"]}},"$id":"ResponseOutputItem"};
const schemaResponseOutputItemDoneEvent = {"type":"object","required":["type","output_index","item"],"x-choice":{"responses-event-envelope":{"required":["sequence_number"]}},"properties":{"type":{"type":"string","const":"response.output_item.done"},"sequence_number":{"$ref":"ResponseSequenceNumber"},"output_index":{"type":"integer","minimum":0},"item":{"x-choice":{"responses-tool-call-events":{"allOf":[{"$ref":"ResponseOutputItem"},{"type":"object","properties":{"status":{"type":"string","enum":["completed","incomplete","failed"]}}}]}}}},"if":{"properties":{"item":{"properties":{"type":{"const":"message"}},"additionalProperties":true}},"additionalProperties":true},"then":{"properties":{"item":{"allOf":[{"$ref":"ResponseOutputMessage"},{"type":"object","properties":{"status":{"enum":["completed","incomplete"]}},"additionalProperties":true}]}},"additionalProperties":true},"$id":"ResponseOutputItemDoneEvent"};
const schemaResponseReasoningConfig = {"type":"object","properties":{"effort":{"anyOf":[{"type":"string","enum":["low","medium","high"]},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]},"summary":{"anyOf":[{"type":"string","enum":["auto","concise","detailed"]},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]},"generate_summary":{"anyOf":[{"type":"string","enum":["auto","concise","detailed"]},{"type":"null","x-choice":{"responses-tolerated-forms":{"type":"null"}}}]}},"$id":"ResponseReasoningConfig"};
const schemaResponseReasoningItem = {"type":"object","required":["type","id","summary"],"properties":{"type":{"type":"string","const":"reasoning"},"id":{"type":"string"},"summary":{"type":"array","items":{"$ref":"ResponseSummaryText"}},"encrypted_content":{"type":["string","null"]},"status":{"$ref":"ResponseItemStatus"}},"$id":"ResponseReasoningItem"};
const schemaResponseReasoningItemInput = {"type":"object","required":["type","id","summary"],"properties":{"type":{"type":"string","const":"reasoning"},"id":{"type":"string"},"summary":{"type":"array","items":{"$ref":"ResponseSummaryText"}},"encrypted_content":{"type":["string","null"]},"status":{"$ref":"ResponseItemStatus"}},"$id":"ResponseReasoningItemInput"};
const schemaResponseResolvedFileSearchTool = {"type":"object","required":["type","filters","ranking_options"],"x-choice":{"responses-tool-required-fields":{"required":["vector_store_ids"]}},"properties":{"type":{"type":"string","const":"file_search"},"vector_store_ids":{"type":"array","items":{"x-choice":{"responses-unknown-files":{"type":"string"}}}},"filters":{"x-choice":{"responses-echo":{"type":["object","null"],"additionalProperties":true}}},"max_num_results":{"type":"integer","minimum":1,"maximum":50},"ranking_options":{"$ref":"ResponseRankingOptions"}},"$id":"ResponseResolvedFileSearchTool"};
const schemaResponseResolvedFunctionTool = {"type":"object","required":["type","strict"],"x-choice":{"responses-tool-required-fields":{"required":["name","parameters"]}},"properties":{"type":{"type":"string","const":"function"},"name":{"type":"string"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"],"additionalProperties":true},"strict":{"type":"boolean"}},"$id":"ResponseResolvedFunctionTool"};
const schemaResponseResolvedTool = {"type":"object","oneOf":[{"$ref":"ResponseResolvedFileSearchTool"},{"$ref":"ResponseResolvedFunctionTool"},{"$ref":"ResponseResolvedWebSearchTool"},{"$ref":"ResponseResolvedDatedWebSearchTool"},{"$ref":"ResponseResolvedComputerTool"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["file_search","function","web_search_preview","web_search_preview_2025_03_11","computer_use_preview"]}},"$id":"ResponseResolvedTool"};
const schemaResponseSafetyCheck = {"x-choice":{"responses-computer-use":{"type":"object","required":["id","code","message"],"properties":{"id":{"type":"string"},"code":{"type":["string","null"]},"message":{"type":["string","null"]}}}},"$id":"ResponseSafetyCheck"};
const schemaResponseSearchContextSize = {"type":"string","enum":["low","medium","high"],"$id":"ResponseSearchContextSize"};
const schemaResponseTextFormat = {"type":"object","oneOf":[{"$ref":"ResponsePlainTextFormat"},{"$ref":"ResponseJsonSchemaFormat"},{"$ref":"ResponseJsonObjectFormat"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["text","json_schema","json_object"]}},"$id":"ResponseTextFormat"};
const schemaResponseTool = {"type":"object","oneOf":[{"$ref":"ResponseFileSearchTool"},{"$ref":"ResponseFunctionTool"},{"$ref":"ResponseWebSearchTool"},{"$ref":"ResponseDatedWebSearchTool"},{"$ref":"ResponseComputerTool"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["file_search","function","web_search_preview","web_search_preview_2025_03_11","computer_use_preview"]}},"$id":"ResponseTool"};
const schemaResponseToolChoiceBuiltIn = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["file_search","web_search_preview","computer_use_preview"]}},"$id":"ResponseToolChoiceBuiltIn"};
const schemaResponseToolChoiceMode = {"type":"string","enum":["none","auto","required"],"$id":"ResponseToolChoiceMode"};
const schemaResponsesErrorBody = {"x-choice":{"responses-errors":{"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["message","type","param","code"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","null"]}}}}}},"$id":"ResponsesErrorBody"};
