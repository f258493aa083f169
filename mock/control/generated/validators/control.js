// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { longerThan, shorterThan } from '../../../../runtime/validation/string-length.ts';
export { checkCallbackAttempt as CallbackAttempt };
export { checkCallbackList as CallbackList };
export { checkClientFindingList as ClientFindingList };
export { checkClock as Clock };
export { checkClockChange as ClockChange };
export { checkConformanceRun as ConformanceRun };
export { checkConformanceStart as ConformanceStart };
export { checkControlErrorBody as ControlErrorBody };
export { checkDeleted as Deleted };
export { checkExplanation as Explanation };
export { checkFaultList as FaultList };
export { checkFaultState as FaultState };
export { checkJournalRequest as JournalRequest };
export { checkLiveLost as LiveLost };
export { checkLiveOpen as LiveOpen };
export { checkNewFault as NewFault };
export { checkNextRequest as NextRequest };
export { checkOperation as Operation };
export { checkOperationList as OperationList };
export { checkRequestConversation as RequestConversation };
export { checkRequestDraft as RequestDraft };
export { checkRequestList as RequestList };
export { checkSandboxList as SandboxList };
export { checkScenarioDraft as ScenarioDraft };
export { checkScenarioList as ScenarioList };
export { checkScenarios as Scenarios };
export { checkSettingsChange as SettingsChange };
export { checkState as State };
export { checkTask as Task };
export { checkTaskAdvance as TaskAdvance };
export { checkTaskFailure as TaskFailure };
export { checkTaskList as TaskList };
export { checkValidation as Validation };
export { checkadvanceTaskPath as advanceTaskPath };
export { checkcancelTaskPath as cancelTaskPath };
export { checkdeleteFaultPath as deleteFaultPath };
export { checkdeleteSandboxPath as deleteSandboxPath };
export { checkdeleteScenarioPath as deleteScenarioPath };
export { checkdescribeOperationPath as describeOperationPath };
export { checkdescribeOperationQuery as describeOperationQuery };
export { checkdraftScenarioPath as draftScenarioPath };
export { checkdraftScenarioQuery as draftScenarioQuery };
export { checkexplainRequestPath as explainRequestPath };
export { checkfailTaskPath as failTaskPath };
export { checkgetConformanceQuery as getConformanceQuery };
export { checkgetConversationPath as getConversationPath };
export { checkgetRequestPath as getRequestPath };
export { checkgetTaskPath as getTaskPath };
export { checklistCallbacksQuery as listCallbacksQuery };
export { checklistRequestsQuery as listRequestsQuery };
export { checklistTasksQuery as listTasksQuery };
export { checkstartConformanceQuery as startConformanceQuery };
export { checksucceedTaskPath as succeedTaskPath };
export { checkwaitForRequestQuery as waitForRequestQuery };
function checkCallbackAttempt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.body === undefined) && (missing0 = "body"))){
checkCallbackAttempt.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs3 = errors;
if(typeof data.subject !== "string"){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs5 = errors;
if(typeof data.url !== "string"){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data3 = data.attempt;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data4 = data.outcome;
const _errs9 = errors;
if(typeof data4 !== "string"){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/outcome",schemaPath:"CallbackOutcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data4 === "delivered") || (data4 === "failed")) || (data4 === "exhausted")) || (data4 === "refused")) || (data4 === "dropped"))){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/outcome",schemaPath:"CallbackOutcome/enum",keyword:"enum",params:{allowedValues: schemaCallbackOutcome.enum}}];
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
const _errs12 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schemaCallbackAttempt.properties.status.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaCallbackAttempt.properties.reason.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data7 = data.at;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data8 = data.signature;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
checkCallbackAttempt.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schemaCallbackAttempt.properties.signature.type}}];
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
checkCallbackAttempt.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCallbackAttempt.errors = vErrors;
return errors === 0;
}

function checkCallbackList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.callbacks === undefined) && (missing0 = "callbacks")){
checkCallbackList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.callbacks !== undefined){
let data0 = data.callbacks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkCallbackAttempt.call(this, data0[i0], {instancePath:instancePath+"/callbacks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkCallbackAttempt.errors : vErrors.concat(checkCallbackAttempt.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkCallbackList.errors = [{instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkCallbackList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCallbackList.errors = vErrors;
return errors === 0;
}

function checkClientFinding(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.verdict === undefined) && (missing0 = "verdict")) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.by === undefined) && (missing0 = "by"))){
checkClientFinding.errors = [{instancePath,schemaPath:"Finding/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.verdict !== undefined){
let data0 = data.verdict;
const _errs3 = errors;
if(typeof data0 !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/verdict",schemaPath:"Finding/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "violation") || (data0 === "choice")) || (data0 === "unclear")) || (data0 === "scripted")) || (data0 === "warning"))){
checkClientFinding.errors = [{instancePath:instancePath+"/verdict",schemaPath:"Finding/properties/verdict/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.verdict.enum}}];
return false;
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.question !== undefined){
const _errs5 = errors;
if(typeof data.question !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/question",schemaPath:"Finding/properties/question/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.rule !== undefined){
const _errs7 = errors;
if(typeof data.rule !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/rule",schemaPath:"Finding/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.place !== undefined){
const _errs9 = errors;
if(typeof data.place !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/place",schemaPath:"Finding/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.message !== undefined){
const _errs11 = errors;
if(typeof data.message !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/message",schemaPath:"Finding/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.help !== undefined){
const _errs13 = errors;
if(typeof data.help !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/help",schemaPath:"Finding/properties/help/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.by !== undefined){
let data6 = data.by;
const _errs15 = errors;
if(typeof data6 !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/by",schemaPath:"Finding/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "client") || (data6 === "server"))){
checkClientFinding.errors = [{instancePath:instancePath+"/by",schemaPath:"Finding/properties/by/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.by.enum}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.specPointer !== undefined){
const _errs17 = errors;
if(typeof data.specPointer !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/specPointer",schemaPath:"Finding/properties/specPointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.source !== undefined){
let data8 = data.source;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(typeof data8[i0] !== "string"){
checkClientFinding.errors = [{instancePath:instancePath+"/source/" + i0,schemaPath:"Finding/properties/source/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
checkClientFinding.errors = [{instancePath:instancePath+"/source",schemaPath:"Finding/properties/source/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.earlier !== undefined){
let data10 = data.earlier;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
checkClientFinding.errors = [{instancePath:instancePath+"/earlier",schemaPath:"Finding/properties/earlier/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.event !== undefined){
let data11 = data.event;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkClientFinding.errors = [{instancePath:instancePath+"/event",schemaPath:"Finding/properties/event/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
checkClientFinding.errors = [{instancePath:instancePath+"/event",schemaPath:"Finding/properties/event/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
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
checkClientFinding.errors = [{instancePath,schemaPath:"Finding/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.request === undefined) && (missing1 = "request")) || ((data.earlier === undefined) && (missing1 = "earlier"))) || ((data.help === undefined) && (missing1 = "help"))){
checkClientFinding.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.request !== undefined){
let data12 = data.request;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkClientFinding.errors = [{instancePath:instancePath+"/request",schemaPath:"#/allOf/1/properties/request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
checkClientFinding.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
checkClientFinding.errors = vErrors;
return errors === 0;
}

function checkClientFindingList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.findings === undefined) && (missing0 = "findings")){
checkClientFindingList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.findings !== undefined){
let data0 = data.findings;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkClientFinding.call(this, data0[i0], {instancePath:instancePath+"/findings/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkClientFinding.errors : vErrors.concat(checkClientFinding.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkClientFindingList.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkClientFindingList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkClientFindingList.errors = vErrors;
return errors === 0;
}

function checkClock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.now === undefined) && (missing0 = "now")) || ((data.stopped === undefined) && (missing0 = "stopped"))) || ((data.speed === undefined) && (missing0 = "speed"))){
checkClock.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.now !== undefined){
let data0 = data.now;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
checkClock.errors = [{instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
const _errs3 = errors;
if(typeof data.stopped !== "boolean"){
checkClock.errors = [{instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data2 = data.speed;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
checkClock.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: "number"}}];
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
checkClock.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkClock.errors = vErrors;
return errors === 0;
}

function checkClockChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
checkClockChange.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "speed") || (key0 === "stopped")) || (key0 === "advanceMs"))){
checkClockChange.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.speed !== undefined){
let data0 = data.speed;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
checkClockChange.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
checkClockChange.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkClockChange.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
const _errs4 = errors;
if(typeof data.stopped !== "boolean"){
checkClockChange.errors = [{instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advanceMs !== undefined){
let data2 = data.advanceMs;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 31536000000 || isNaN(data2)){
checkClockChange.errors = [{instancePath:instancePath+"/advanceMs",schemaPath:"#/properties/advanceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
checkClockChange.errors = [{instancePath:instancePath+"/advanceMs",schemaPath:"#/properties/advanceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkClockChange.errors = [{instancePath:instancePath+"/advanceMs",schemaPath:"#/properties/advanceMs/type",keyword:"type",params:{type: "number"}}];
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
}
else {
checkClockChange.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkClockChange.errors = vErrors;
return errors === 0;
}

function checkConformanceRun(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.state === undefined) && (missing0 = "state")) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.failures === undefined) && (missing0 = "failures"))){
checkConformanceRun.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "none") || (data0 === "running")) || (data0 === "conforms")) || (data0 === "does-not-conform")) || (data0 === "could-not-be-tested")) || (data0 === "stopped"))){
checkConformanceRun.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schemaConformanceRun.properties.state.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs3 = errors;
if(typeof data.progress !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data2 = data.counts;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkConformanceRun.errors = [{instancePath:instancePath+"/counts/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
checkConformanceRun.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data4 = data.total;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkConformanceRun.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failures !== undefined){
let data5 = data.failures;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((data6.id === undefined) && (missing1 = "id")) || ((data6.rule === undefined) && (missing1 = "rule"))) || ((data6.operationId === undefined) && (missing1 = "operationId"))) || ((data6.findings === undefined) && (missing1 = "findings"))){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0,schemaPath:"ConformanceFailure/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.id !== undefined){
const _errs17 = errors;
if(typeof data6.id !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/id",schemaPath:"ConformanceFailure/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.rule !== undefined){
let data8 = data6.rule;
const _errs19 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/rule",schemaPath:"ConformanceFailure/properties/rule/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.operationId !== undefined){
const _errs21 = errors;
if(typeof data6.operationId !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/operationId",schemaPath:"ConformanceFailure/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.reason !== undefined){
const _errs23 = errors;
if(typeof data6.reason !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/reason",schemaPath:"ConformanceFailure/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.findings !== undefined){
let data11 = data6.findings;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.place === undefined) && (missing2 = "place")) || ((data12.message === undefined) && (missing2 = "message"))){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1,schemaPath:"ConformanceFailure/properties/findings/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.place !== undefined){
const _errs29 = errors;
if(typeof data12.place !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1+"/place",schemaPath:"ConformanceFailure/properties/findings/items/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.message !== undefined){
const _errs31 = errors;
if(typeof data12.message !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1+"/message",schemaPath:"ConformanceFailure/properties/findings/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.specPointer !== undefined){
const _errs33 = errors;
if(typeof data12.specPointer !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1+"/specPointer",schemaPath:"ConformanceFailure/properties/findings/items/properties/specPointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.source !== undefined){
let data16 = data12.source;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data16)){
var valid7 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs37 = errors;
if(typeof data16[i2] !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1+"/source/" + i2,schemaPath:"ConformanceFailure/properties/findings/items/properties/source/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs37 === errors;
if(!valid7){
break;
}
}
}
else {
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1+"/source",schemaPath:"ConformanceFailure/properties/findings/items/properties/source/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs35 === errors;
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
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings/" + i1,schemaPath:"ConformanceFailure/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0+"/findings",schemaPath:"ConformanceFailure/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
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
}
}
}
else {
checkConformanceRun.errors = [{instancePath:instancePath+"/failures/" + i0,schemaPath:"ConformanceFailure/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
checkConformanceRun.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
let data18 = data.cursor;
const _errs39 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
checkConformanceRun.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs41 = errors;
if(typeof data.output !== "string"){
checkConformanceRun.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"}}];
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
else {
checkConformanceRun.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkConformanceRun.errors = vErrors;
return errors === 0;
}

function checkConformanceStart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "only") || (key0 === "readOnly")) || (key0 === "thisSandbox"))){
checkConformanceStart.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.only !== undefined){
let data0 = data.only;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
checkConformanceStart.errors = [{instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
checkConformanceStart.errors = [{instancePath:instancePath+"/only/" + i0,schemaPath:"#/properties/only/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkConformanceStart.errors = [{instancePath:instancePath+"/only/" + i0,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkConformanceStart.errors = [{instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs6 = errors;
if(typeof data.readOnly !== "boolean"){
checkConformanceStart.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thisSandbox !== undefined){
const _errs8 = errors;
if(typeof data.thisSandbox !== "boolean"){
checkConformanceStart.errors = [{instancePath:instancePath+"/thisSandbox",schemaPath:"#/properties/thisSandbox/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
checkConformanceStart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkConformanceStart.errors = vErrors;
return errors === 0;
}

function checkControlErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkControlErrorBody.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.code === undefined) && (missing1 = "code")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.param === undefined) && (missing1 = "param"))){
checkControlErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"ControlError/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.code !== undefined){
const _errs4 = errors;
if(typeof data0.code !== "string"){
checkControlErrorBody.errors = [{instancePath:instancePath+"/error/code",schemaPath:"ControlError/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.message !== undefined){
const _errs6 = errors;
if(typeof data0.message !== "string"){
checkControlErrorBody.errors = [{instancePath:instancePath+"/error/message",schemaPath:"ControlError/properties/message/type",keyword:"type",params:{type: "string"}}];
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
checkControlErrorBody.errors = [{instancePath:instancePath+"/error/param",schemaPath:"ControlError/properties/param/type",keyword:"type",params:{type: schemaControlError.properties.param.type}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
checkControlErrorBody.errors = [{instancePath:instancePath+"/error",schemaPath:"ControlError/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
checkControlErrorBody.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkControlErrorBody.errors = vErrors;
return errors === 0;
}

function checkDeleted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deleted === undefined) && (missing0 = "deleted")){
checkDeleted.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.deleted !== undefined){
let data0 = data.deleted;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkDeleted.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
checkDeleted.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkDeleted.errors = vErrors;
return errors === 0;
}

function checkExplanation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.operationId === undefined) && (missing0 = "operationId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.sentence === undefined) && (missing0 = "sentence"))) || ((data.answeredBy === undefined) && (missing0 = "answeredBy"))) || ((data.reply === undefined) && (missing0 = "reply"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.rules === undefined) && (missing0 = "rules"))) || ((data.example === undefined) && (missing0 = "example"))){
checkExplanation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkExplanation.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs3 = errors;
if(typeof data.method !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs5 = errors;
if(typeof data.path !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operationId !== undefined){
let data3 = data.operationId;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
checkExplanation.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: schemaExplanation.properties.operationId.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
checkExplanation.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schemaExplanation.properties.status.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data5 = data.outcome;
const _errs11 = errors;
if(typeof data5 !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/outcome",schemaPath:"RequestOutcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data5 === "invalid-reply") || (data5 === "running")) || (data5 === "invalid-request")) || (data5 === "failed")) || (data5 === "closed-early")) || (data5 === "warning")) || (data5 === "refused")) || (data5 === "scripted")) || (data5 === "valid"))){
checkExplanation.errors = [{instancePath:instancePath+"/outcome",schemaPath:"RequestOutcome/enum",keyword:"enum",params:{allowedValues: schemaRequestOutcome.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentence !== undefined){
const _errs14 = errors;
if(typeof data.sentence !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answeredBy !== undefined){
let data7 = data.answeredBy;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.kind === undefined) && (missing1 = "kind")) || ((data8.name === undefined) && (missing1 = "name"))){
checkExplanation.errors = [{instancePath:instancePath+"/answeredBy/" + i0,schemaPath:"Answerer/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data8.kind !== undefined){
let data9 = data8.kind;
const _errs21 = errors;
if(typeof data9 !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/answeredBy/" + i0+"/kind",schemaPath:"Answerer/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data9 === "prefer") || (data9 === "model")) || (data9 === "scenario")) || (data9 === "scripted")) || (data9 === "fault")) || (data9 === "recording")) || (data9 === "forward"))){
checkExplanation.errors = [{instancePath:instancePath+"/answeredBy/" + i0+"/kind",schemaPath:"Answerer/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaAnswerer.properties.kind.enum}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.name !== undefined){
const _errs23 = errors;
if(typeof data8.name !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/answeredBy/" + i0+"/name",schemaPath:"Answerer/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/answeredBy/" + i0,schemaPath:"Answerer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/answeredBy",schemaPath:"#/properties/answeredBy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data11 = data.findings;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((((((data12.verdict === undefined) && (missing2 = "verdict")) || ((data12.rule === undefined) && (missing2 = "rule"))) || ((data12.place === undefined) && (missing2 = "place"))) || ((data12.message === undefined) && (missing2 = "message"))) || ((data12.by === undefined) && (missing2 = "by"))){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"Finding/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.verdict !== undefined){
let data13 = data12.verdict;
const _errs30 = errors;
if(typeof data13 !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/verdict",schemaPath:"Finding/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data13 === "violation") || (data13 === "choice")) || (data13 === "unclear")) || (data13 === "scripted")) || (data13 === "warning"))){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/verdict",schemaPath:"Finding/properties/verdict/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.verdict.enum}}];
return false;
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.question !== undefined){
const _errs32 = errors;
if(typeof data12.question !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/question",schemaPath:"Finding/properties/question/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.rule !== undefined){
const _errs34 = errors;
if(typeof data12.rule !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"Finding/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.place !== undefined){
const _errs36 = errors;
if(typeof data12.place !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/place",schemaPath:"Finding/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.message !== undefined){
const _errs38 = errors;
if(typeof data12.message !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"Finding/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs38 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.help !== undefined){
const _errs40 = errors;
if(typeof data12.help !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/help",schemaPath:"Finding/properties/help/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.by !== undefined){
let data19 = data12.by;
const _errs42 = errors;
if(typeof data19 !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/by",schemaPath:"Finding/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data19 === "client") || (data19 === "server"))){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/by",schemaPath:"Finding/properties/by/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.by.enum}}];
return false;
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.specPointer !== undefined){
const _errs44 = errors;
if(typeof data12.specPointer !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/specPointer",schemaPath:"Finding/properties/specPointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs44 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.source !== undefined){
let data21 = data12.source;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data21)){
var valid8 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
const _errs48 = errors;
if(typeof data21[i2] !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/source/" + i2,schemaPath:"Finding/properties/source/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs48 === errors;
if(!valid8){
break;
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/source",schemaPath:"Finding/properties/source/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid7 = _errs46 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.earlier !== undefined){
let data23 = data12.earlier;
const _errs50 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/earlier",schemaPath:"Finding/properties/earlier/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs50 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.event !== undefined){
let data24 = data12.event;
const _errs52 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/event",schemaPath:"Finding/properties/event/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1+"/event",schemaPath:"Finding/properties/event/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid7 = _errs52 === errors;
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
}
}
}
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"Finding/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warning !== undefined){
const _errs54 = errors;
if(typeof data.warning !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/warning",schemaPath:"#/properties/warning/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data26 = data.rules;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data26)){
var valid9 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing3;
if(((data27.place === undefined) && (missing3 = "place")) || ((data27.schema === undefined) && (missing3 = "schema"))){
checkExplanation.errors = [{instancePath:instancePath+"/rules/" + i3,schemaPath:"PlaceRule/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data27.place !== undefined){
const _errs61 = errors;
if(typeof data27.place !== "string"){
checkExplanation.errors = [{instancePath:instancePath+"/rules/" + i3+"/place",schemaPath:"PlaceRule/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.schema !== undefined){
let data29 = data27.schema;
const _errs63 = errors;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
checkExplanation.errors = [{instancePath:instancePath+"/rules/" + i3+"/schema",schemaPath:"PlaceRule/properties/schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/rules/" + i3,schemaPath:"PlaceRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs58 === errors;
if(!valid9){
break;
}
}
}
else {
checkExplanation.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}}];
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
}
}
}
}
}
}
}
else {
checkExplanation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkExplanation.errors = vErrors;
return errors === 0;
}

function checkFaultList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
checkFaultList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.faults !== undefined){
let data0 = data.faults;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkFaultState.call(this, data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkFaultState.errors : vErrors.concat(checkFaultState.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkFaultList.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkFaultList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkFaultList.errors = vErrors;
return errors === 0;
}

function checkFaultState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.seen === undefined) && (missing0 = "seen"))) || ((data.injected === undefined) && (missing0 = "injected"))) || ((data.spent === undefined) && (missing0 = "spent"))){
checkFaultState.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkFaultState.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data1 = data.fault;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.kind === undefined) && (missing1 = "kind")){
checkFaultState.errors = [{instancePath:instancePath+"/fault",schemaPath:"Fault/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.kind !== undefined){
if(typeof data1.kind !== "string"){
checkFaultState.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"Fault/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkFaultState.errors = [{instancePath:instancePath+"/fault",schemaPath:"Fault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data3 = data.seen;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkFaultState.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.injected !== undefined){
let data4 = data.injected;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkFaultState.errors = [{instancePath:instancePath+"/injected",schemaPath:"#/properties/injected/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spent !== undefined){
const _errs13 = errors;
if(typeof data.spent !== "boolean"){
checkFaultState.errors = [{instancePath:instancePath+"/spent",schemaPath:"#/properties/spent/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
else {
checkFaultState.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkFaultState.errors = vErrors;
return errors === 0;
}

function checkJournalRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.operationId === undefined) && (missing0 = "operationId"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.bodyIsTruncated === undefined) && (missing0 = "bodyIsTruncated"))) || ((data.client === undefined) && (missing0 = "client"))) || ((data.requestBytes === undefined) && (missing0 = "requestBytes"))) || ((data.replyBytes === undefined) && (missing0 = "replyBytes"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.ms === undefined) && (missing0 = "ms"))) || ((data.ended === undefined) && (missing0 = "ended"))) || ((data.conversation === undefined) && (missing0 = "conversation"))) || ((data.answeredBy === undefined) && (missing0 = "answeredBy"))) || ((data.reply === undefined) && (missing0 = "reply"))) || ((data.replyIsTruncated === undefined) && (missing0 = "replyIsTruncated"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.sentence === undefined) && (missing0 = "sentence"))) || ((data.stream === undefined) && (missing0 = "stream"))){
checkJournalRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkJournalRequest.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
checkJournalRequest.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs5 = errors;
if(typeof data.method !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs7 = errors;
if(typeof data.path !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operationId !== undefined){
let data4 = data.operationId;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: schemaJournalRequest.properties.operationId.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data5 = data.headers;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs14 = errors;
if(typeof data5[key0] !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
checkJournalRequest.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyIsTruncated !== undefined){
const _errs16 = errors;
if(typeof data.bodyIsTruncated !== "boolean"){
checkJournalRequest.errors = [{instancePath:instancePath+"/bodyIsTruncated",schemaPath:"#/properties/bodyIsTruncated/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
let data8 = data.client;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: schemaJournalRequest.properties.client.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestBytes !== undefined){
let data9 = data.requestBytes;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/requestBytes",schemaPath:"#/properties/requestBytes/type",keyword:"type",params:{type: schemaJournalRequest.properties.requestBytes.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyBytes !== undefined){
let data10 = data.replyBytes;
const _errs22 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/replyBytes",schemaPath:"#/properties/replyBytes/type",keyword:"type",params:{type: schemaJournalRequest.properties.replyBytes.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs24 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schemaJournalRequest.properties.status.type}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ms !== undefined){
let data12 = data.ms;
const _errs26 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: schemaJournalRequest.properties.ms.type}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
let data13 = data.ended;
const _errs28 = errors;
if(typeof data13 !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data13 === "running") || (data13 === "answered")) || (data13 === "closed-early"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/enum",keyword:"enum",params:{allowedValues: schemaJournalRequest.properties.ended.enum}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data14 = data.conversation;
const _errs30 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
checkJournalRequest.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schemaJournalRequest.properties.conversation.type}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answeredBy !== undefined){
let data15 = data.answeredBy;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data15)){
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((data16.kind === undefined) && (missing1 = "kind")) || ((data16.name === undefined) && (missing1 = "name"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/answeredBy/" + i0,schemaPath:"Answerer/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data16.kind !== undefined){
let data17 = data16.kind;
const _errs37 = errors;
if(typeof data17 !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/answeredBy/" + i0+"/kind",schemaPath:"Answerer/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data17 === "prefer") || (data17 === "model")) || (data17 === "scenario")) || (data17 === "scripted")) || (data17 === "fault")) || (data17 === "recording")) || (data17 === "forward"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/answeredBy/" + i0+"/kind",schemaPath:"Answerer/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaAnswerer.properties.kind.enum}}];
return false;
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.name !== undefined){
const _errs39 = errors;
if(typeof data16.name !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/answeredBy/" + i0+"/name",schemaPath:"Answerer/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
checkJournalRequest.errors = [{instancePath:instancePath+"/answeredBy/" + i0,schemaPath:"Answerer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
else {
checkJournalRequest.errors = [{instancePath:instancePath+"/answeredBy",schemaPath:"#/properties/answeredBy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyHeaders !== undefined){
let data19 = data.replyHeaders;
const _errs41 = errors;
if(errors === _errs41){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key1 in data19){
const _errs44 = errors;
if(typeof data19[key1] !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/replyHeaders/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/replyHeaders/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs44 === errors;
if(!valid5){
break;
}
}
}
else {
checkJournalRequest.errors = [{instancePath:instancePath+"/replyHeaders",schemaPath:"#/properties/replyHeaders/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyIsTruncated !== undefined){
const _errs46 = errors;
if(typeof data.replyIsTruncated !== "boolean"){
checkJournalRequest.errors = [{instancePath:instancePath+"/replyIsTruncated",schemaPath:"#/properties/replyIsTruncated/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdicts !== undefined){
let data22 = data.verdicts;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data22)){
var valid6 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing2;
if((((((data23.verdict === undefined) && (missing2 = "verdict")) || ((data23.rule === undefined) && (missing2 = "rule"))) || ((data23.place === undefined) && (missing2 = "place"))) || ((data23.message === undefined) && (missing2 = "message"))) || ((data23.by === undefined) && (missing2 = "by"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1,schemaPath:"Finding/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data23.verdict !== undefined){
let data24 = data23.verdict;
const _errs53 = errors;
if(typeof data24 !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/verdict",schemaPath:"Finding/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data24 === "violation") || (data24 === "choice")) || (data24 === "unclear")) || (data24 === "scripted")) || (data24 === "warning"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/verdict",schemaPath:"Finding/properties/verdict/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.verdict.enum}}];
return false;
}
var valid8 = _errs53 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.question !== undefined){
const _errs55 = errors;
if(typeof data23.question !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/question",schemaPath:"Finding/properties/question/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs55 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.rule !== undefined){
const _errs57 = errors;
if(typeof data23.rule !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/rule",schemaPath:"Finding/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs57 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.place !== undefined){
const _errs59 = errors;
if(typeof data23.place !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/place",schemaPath:"Finding/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs59 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.message !== undefined){
const _errs61 = errors;
if(typeof data23.message !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/message",schemaPath:"Finding/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs61 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.help !== undefined){
const _errs63 = errors;
if(typeof data23.help !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/help",schemaPath:"Finding/properties/help/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs63 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.by !== undefined){
let data30 = data23.by;
const _errs65 = errors;
if(typeof data30 !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/by",schemaPath:"Finding/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data30 === "client") || (data30 === "server"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/by",schemaPath:"Finding/properties/by/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.by.enum}}];
return false;
}
var valid8 = _errs65 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.specPointer !== undefined){
const _errs67 = errors;
if(typeof data23.specPointer !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/specPointer",schemaPath:"Finding/properties/specPointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs67 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.source !== undefined){
let data32 = data23.source;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data32)){
var valid9 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs71 = errors;
if(typeof data32[i2] !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/source/" + i2,schemaPath:"Finding/properties/source/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs71 === errors;
if(!valid9){
break;
}
}
}
else {
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/source",schemaPath:"Finding/properties/source/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs69 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.earlier !== undefined){
let data34 = data23.earlier;
const _errs73 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/earlier",schemaPath:"Finding/properties/earlier/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs73 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.event !== undefined){
let data35 = data23.event;
const _errs75 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/event",schemaPath:"Finding/properties/event/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 1 || isNaN(data35)){
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1+"/event",schemaPath:"Finding/properties/event/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid8 = _errs75 === errors;
}
else {
var valid8 = true;
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
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts/" + i1,schemaPath:"Finding/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs50 === errors;
if(!valid6){
break;
}
}
}
else {
checkJournalRequest.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data36 = data.outcome;
const _errs77 = errors;
if(typeof data36 !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/outcome",schemaPath:"RequestOutcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data36 === "invalid-reply") || (data36 === "running")) || (data36 === "invalid-request")) || (data36 === "failed")) || (data36 === "closed-early")) || (data36 === "warning")) || (data36 === "refused")) || (data36 === "scripted")) || (data36 === "valid"))){
checkJournalRequest.errors = [{instancePath:instancePath+"/outcome",schemaPath:"RequestOutcome/enum",keyword:"enum",params:{allowedValues: schemaRequestOutcome.enum}}];
return false;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentence !== undefined){
const _errs80 = errors;
if(typeof data.sentence !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finding !== undefined){
let data38 = data.finding;
const _errs82 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
checkJournalRequest.errors = [{instancePath:instancePath+"/finding",schemaPath:"#/properties/finding/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs82){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
checkJournalRequest.errors = [{instancePath:instancePath+"/finding",schemaPath:"#/properties/finding/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warning !== undefined){
const _errs84 = errors;
if(typeof data.warning !== "string"){
checkJournalRequest.errors = [{instancePath:instancePath+"/warning",schemaPath:"#/properties/warning/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data40 = data.stream;
const _errs86 = errors;
const _errs87 = errors;
let valid11 = false;
let passing0 = null;
const _errs88 = errors;
if(!(checkJournalStream.call(this, data40, {instancePath:instancePath+"/stream",parentData:data,parentDataProperty:"stream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkJournalStream.errors : vErrors.concat(checkJournalStream.errors);
errors = vErrors.length;
}
var _valid0 = _errs88 === errors;
if(_valid0){
valid11 = true;
passing0 = 0;
}
const _errs89 = errors;
if(data40 !== null){
const err0 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs89 === errors;
if(_valid0 && valid11){
valid11 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid11 = true;
passing0 = 1;
}
}
if(!valid11){
const err1 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
checkJournalRequest.errors = vErrors;
return false;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs86 === errors;
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
else {
checkJournalRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkJournalRequest.errors = vErrors;
return errors === 0;
}

function checkJournalStream(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.count === undefined) && (missing0 = "count"))) || ((data.dropped === undefined) && (missing0 = "dropped"))) || ((data.events === undefined) && (missing0 = "events"))){
checkJournalStream.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
checkJournalStream.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkJournalStream.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropped !== undefined){
let data2 = data.dropped;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkJournalStream.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
const _errs7 = errors;
if(typeof data.failure !== "string"){
checkJournalStream.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data4 = data.events;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.event === undefined) && (missing1 = "event")) || ((data5.ms === undefined) && (missing1 = "ms"))){
checkJournalStream.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"JournalEvent/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.event !== undefined){
const _errs14 = errors;
if(typeof data5.event !== "string"){
checkJournalStream.errors = [{instancePath:instancePath+"/events/" + i0+"/event",schemaPath:"JournalEvent/properties/event/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.ms !== undefined){
let data7 = data5.ms;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
checkJournalStream.errors = [{instancePath:instancePath+"/events/" + i0+"/ms",schemaPath:"JournalEvent/properties/ms/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
checkJournalStream.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"JournalEvent/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
checkJournalStream.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}}];
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
checkJournalStream.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkJournalStream.errors = vErrors;
return errors === 0;
}

function checkLiveLost(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.count === undefined) && (missing0 = "count")){
checkLiveLost.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkLiveLost.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
checkLiveLost.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkLiveLost.errors = vErrors;
return errors === 0;
}

function checkLiveOpen(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sandbox === undefined) && (missing0 = "sandbox")){
checkLiveOpen.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sandbox !== undefined){
if(typeof data.sandbox !== "string"){
checkLiveOpen.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkLiveOpen.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkLiveOpen.errors = vErrors;
return errors === 0;
}

function checkNewFault(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {instancePath,schemaPath:"Fault/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"Fault/properties/kind/type",keyword:"type",params:{type: "string"}};
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
else {
const err2 = {instancePath,schemaPath:"Fault/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs7 = errors;
if(errors === _errs7){
if(typeof data === "string"){
if(shorterThan(data, 1)){
const err3 = {instancePath,schemaPath:"#/oneOf/1/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
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
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
checkNewFault.errors = vErrors;
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
checkNewFault.errors = vErrors;
return errors === 0;
}

function checkNextRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.request === undefined) && (missing0 = "request")) || ((data.last === undefined) && (missing0 = "last"))){
checkNextRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.request !== undefined){
let data0 = data.request;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(!(checkJournalRequest.call(this, data0, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkJournalRequest.errors : vErrors.concat(checkJournalRequest.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
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
const err1 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
checkNextRequest.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last !== undefined){
let data1 = data.last;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkNextRequest.errors = [{instancePath:instancePath+"/last",schemaPath:"#/properties/last/type",keyword:"type",params:{type: "integer"}}];
return false;
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
checkNextRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkNextRequest.errors = vErrors;
return errors === 0;
}

function checkOperation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.operationId === undefined) && (missing0 = "operationId")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.family === undefined) && (missing0 = "family"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.streams === undefined) && (missing0 = "streams"))){
checkOperation.errors = [{instancePath,schemaPath:"OperationSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.operationId !== undefined){
const _errs3 = errors;
if(typeof data.operationId !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/operationId",schemaPath:"OperationSummary/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.method !== undefined){
const _errs5 = errors;
if(typeof data.method !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/method",schemaPath:"OperationSummary/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
const _errs7 = errors;
if(typeof data.path !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/path",schemaPath:"OperationSummary/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.family !== undefined){
const _errs9 = errors;
if(typeof data.family !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/family",schemaPath:"OperationSummary/properties/family/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.summary !== undefined){
const _errs11 = errors;
if(typeof data.summary !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/summary",schemaPath:"OperationSummary/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.streams !== undefined){
const _errs13 = errors;
if(typeof data.streams !== "boolean"){
checkOperation.errors = [{instancePath:instancePath+"/streams",schemaPath:"OperationSummary/properties/streams/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
}
}
else {
checkOperation.errors = [{instancePath,schemaPath:"OperationSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((((data.description === undefined) && (missing1 = "description")) || ((data.rules === undefined) && (missing1 = "rules"))) || ((data.parameters === undefined) && (missing1 = "parameters"))) || ((data.body === undefined) && (missing1 = "body"))) || ((data.example === undefined) && (missing1 = "example"))) || ((data.replies === undefined) && (missing1 = "replies"))) || ((data.events === undefined) && (missing1 = "events"))){
checkOperation.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.description !== undefined){
const _errs17 = errors;
if(typeof data.description !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/description",schemaPath:"#/allOf/1/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.rules !== undefined){
let data7 = data.rules;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
var valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(typeof data7[i0] !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/rules/" + i0,schemaPath:"#/allOf/1/properties/rules/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
else {
checkOperation.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/allOf/1/properties/rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.parameters !== undefined){
let data9 = data.parameters;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
var valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((((data10.name === undefined) && (missing2 = "name")) || ((data10.in === undefined) && (missing2 = "in"))) || ((data10.required === undefined) && (missing2 = "required"))) || ((data10.schema === undefined) && (missing2 = "schema"))){
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1,schemaPath:"OperationParameter/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data10.name !== undefined){
const _errs28 = errors;
if(typeof data10.name !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1+"/name",schemaPath:"OperationParameter/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.in !== undefined){
const _errs30 = errors;
if(typeof data10.in !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1+"/in",schemaPath:"OperationParameter/properties/in/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.required !== undefined){
const _errs32 = errors;
if(typeof data10.required !== "boolean"){
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1+"/required",schemaPath:"OperationParameter/properties/required/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.description !== undefined){
const _errs34 = errors;
if(typeof data10.description !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1+"/description",schemaPath:"OperationParameter/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.schema !== undefined){
let data15 = data10.schema;
const _errs36 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1+"/schema",schemaPath:"OperationParameter/properties/schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid7 = _errs36 === errors;
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
checkOperation.errors = [{instancePath:instancePath+"/parameters/" + i1,schemaPath:"OperationParameter/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
else {
checkOperation.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/allOf/1/properties/parameters/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.body !== undefined){
let data16 = data.body;
const _errs38 = errors;
const _errs39 = errors;
let valid8 = false;
let passing0 = null;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if(((((data16.place === undefined) && (missing3 = "place")) || ((data16.required === undefined) && (missing3 = "required"))) || ((data16.mediaTypes === undefined) && (missing3 = "mediaTypes"))) || ((data16.schema === undefined) && (missing3 = "schema"))){
const err0 = {instancePath:instancePath+"/body",schemaPath:"OperationBody/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data16.place !== undefined){
const _errs43 = errors;
if(typeof data16.place !== "string"){
const err1 = {instancePath:instancePath+"/body/place",schemaPath:"OperationBody/properties/place/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid10 = _errs43 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.required !== undefined){
const _errs45 = errors;
if(typeof data16.required !== "boolean"){
const err2 = {instancePath:instancePath+"/body/required",schemaPath:"OperationBody/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid10 = _errs45 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.mediaTypes !== undefined){
let data19 = data16.mediaTypes;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data19)){
var valid11 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs49 = errors;
if(typeof data19[i2] !== "string"){
const err3 = {instancePath:instancePath+"/body/mediaTypes/" + i2,schemaPath:"OperationBody/properties/mediaTypes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid11 = _errs49 === errors;
if(!valid11){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/body/mediaTypes",schemaPath:"OperationBody/properties/mediaTypes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.schema !== undefined){
let data21 = data16.schema;
const _errs51 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err5 = {instancePath:instancePath+"/body/schema",schemaPath:"OperationBody/properties/schema/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs51 === errors;
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
const err6 = {instancePath:instancePath+"/body",schemaPath:"OperationBody/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs40 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data16 !== null){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/allOf/1/properties/body/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/allOf/1/properties/body/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
checkOperation.errors = vErrors;
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
if(valid3){
if(data.replies !== undefined){
let data22 = data.replies;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data22)){
var valid12 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if(((data23.status === undefined) && (missing4 = "status")) || ((data23.mediaType === undefined) && (missing4 = "mediaType"))){
checkOperation.errors = [{instancePath:instancePath+"/replies/" + i3,schemaPath:"OperationReply/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data23.status !== undefined){
const _errs60 = errors;
if(typeof data23.status !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/replies/" + i3+"/status",schemaPath:"OperationReply/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs60 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data23.mediaType !== undefined){
const _errs62 = errors;
if(typeof data23.mediaType !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/replies/" + i3+"/mediaType",schemaPath:"OperationReply/properties/mediaType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs62 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
checkOperation.errors = [{instancePath:instancePath+"/replies/" + i3,schemaPath:"OperationReply/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs57 === errors;
if(!valid12){
break;
}
}
}
else {
checkOperation.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/allOf/1/properties/replies/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs55 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.events !== undefined){
let data26 = data.events;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data26)){
var valid15 = true;
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
const _errs66 = errors;
if(typeof data26[i4] !== "string"){
checkOperation.errors = [{instancePath:instancePath+"/events/" + i4,schemaPath:"#/allOf/1/properties/events/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs66 === errors;
if(!valid15){
break;
}
}
}
else {
checkOperation.errors = [{instancePath:instancePath+"/events",schemaPath:"#/allOf/1/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs64 === errors;
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
else {
checkOperation.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
checkOperation.errors = vErrors;
return errors === 0;
}

function checkOperationList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
checkOperationList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.operations !== undefined){
let data0 = data.operations;
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
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.operationId === undefined) && (missing1 = "operationId")) || ((data1.method === undefined) && (missing1 = "method"))) || ((data1.path === undefined) && (missing1 = "path"))) || ((data1.family === undefined) && (missing1 = "family"))) || ((data1.summary === undefined) && (missing1 = "summary"))) || ((data1.streams === undefined) && (missing1 = "streams"))){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0,schemaPath:"OperationSummary/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.operationId !== undefined){
const _errs6 = errors;
if(typeof data1.operationId !== "string"){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0+"/operationId",schemaPath:"OperationSummary/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.method !== undefined){
const _errs8 = errors;
if(typeof data1.method !== "string"){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0+"/method",schemaPath:"OperationSummary/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.path !== undefined){
const _errs10 = errors;
if(typeof data1.path !== "string"){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0+"/path",schemaPath:"OperationSummary/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.family !== undefined){
const _errs12 = errors;
if(typeof data1.family !== "string"){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0+"/family",schemaPath:"OperationSummary/properties/family/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.summary !== undefined){
const _errs14 = errors;
if(typeof data1.summary !== "string"){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0+"/summary",schemaPath:"OperationSummary/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.streams !== undefined){
const _errs16 = errors;
if(typeof data1.streams !== "boolean"){
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0+"/streams",schemaPath:"OperationSummary/properties/streams/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs16 === errors;
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
else {
checkOperationList.errors = [{instancePath:instancePath+"/operations/" + i0,schemaPath:"OperationSummary/type",keyword:"type",params:{type: "object"}}];
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
checkOperationList.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkOperationList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkOperationList.errors = vErrors;
return errors === 0;
}

function checkRequestConversation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.answer === undefined) && (missing0 = "answer"))){
checkRequestConversation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkRequestConversation.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data1 = data.turns;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.role === undefined) && (missing1 = "role")) || ((data2.parts === undefined) && (missing1 = "parts"))){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.role !== undefined){
const _errs7 = errors;
if(typeof data2.role !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/role",schemaPath:"#/properties/turns/items/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.parts !== undefined){
let data4 = data2.parts;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((data5.kind === undefined) && (missing2 = "kind")){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts/" + i1,schemaPath:"TurnPart/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data5.kind !== undefined){
let data6 = data5.kind;
const _errs15 = errors;
if(typeof data6 !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts/" + i1+"/kind",schemaPath:"TurnPart/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data6 === "text") || (data6 === "thinking")) || (data6 === "refusal")) || (data6 === "tool call")) || (data6 === "tool result")) || (data6 === "image")) || (data6 === "file")) || (data6 === "other"))){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts/" + i1+"/kind",schemaPath:"TurnPart/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaTurnPart.properties.kind.enum}}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.text !== undefined){
const _errs17 = errors;
if(typeof data5.text !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts/" + i1+"/text",schemaPath:"TurnPart/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.path !== undefined){
const _errs19 = errors;
if(typeof data5.path !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts/" + i1+"/path",schemaPath:"TurnPart/properties/path/type",keyword:"type",params:{type: "string"}}];
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
}
else {
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts/" + i1,schemaPath:"TurnPart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0+"/parts",schemaPath:"#/properties/turns/items/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
checkRequestConversation.errors = [{instancePath:instancePath+"/turns/" + i0,schemaPath:"#/properties/turns/items/type",keyword:"type",params:{type: "object"}}];
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
checkRequestConversation.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data9 = data.answer;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((((((data9.parts === undefined) && (missing3 = "parts")) || ((data9.usage === undefined) && (missing3 = "usage"))) || ((data9.finish === undefined) && (missing3 = "finish"))) || ((data9.error === undefined) && (missing3 = "error"))) || ((data9.dropped === undefined) && (missing3 = "dropped"))){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data9.parts !== undefined){
let data10 = data9.parts;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid7 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if((data11.kind === undefined) && (missing4 = "kind")){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts/" + i2,schemaPath:"TurnPart/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data11.kind !== undefined){
let data12 = data11.kind;
const _errs29 = errors;
if(typeof data12 !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts/" + i2+"/kind",schemaPath:"TurnPart/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data12 === "text") || (data12 === "thinking")) || (data12 === "refusal")) || (data12 === "tool call")) || (data12 === "tool result")) || (data12 === "image")) || (data12 === "file")) || (data12 === "other"))){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts/" + i2+"/kind",schemaPath:"TurnPart/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaTurnPart.properties.kind.enum}}];
return false;
}
var valid9 = _errs29 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.text !== undefined){
const _errs31 = errors;
if(typeof data11.text !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts/" + i2+"/text",schemaPath:"TurnPart/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs31 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.path !== undefined){
const _errs33 = errors;
if(typeof data11.path !== "string"){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts/" + i2+"/path",schemaPath:"TurnPart/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts/" + i2,schemaPath:"TurnPart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/parts",schemaPath:"#/properties/answer/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.usage !== undefined){
let data15 = data9.usage;
const _errs35 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/usage",schemaPath:"#/properties/answer/properties/usage/type",keyword:"type",params:{type: schemaRequestConversation.properties.answer.properties.usage.type}}];
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.finish !== undefined){
let data16 = data9.finish;
const _errs37 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/finish",schemaPath:"#/properties/answer/properties/finish/type",keyword:"type",params:{type: schemaRequestConversation.properties.answer.properties.finish.type}}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.error !== undefined){
let data17 = data9.error;
const _errs39 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/error",schemaPath:"#/properties/answer/properties/error/type",keyword:"type",params:{type: schemaRequestConversation.properties.answer.properties.error.type}}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.dropped !== undefined){
let data18 = data9.dropped;
const _errs41 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
checkRequestConversation.errors = [{instancePath:instancePath+"/answer/dropped",schemaPath:"#/properties/answer/properties/dropped/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs41 === errors;
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
checkRequestConversation.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "object"}}];
return false;
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
else {
checkRequestConversation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkRequestConversation.errors = vErrors;
return errors === 0;
}

function checkRequestDraft(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operationId") || (key0 === "method")) || (key0 === "path")) || (key0 === "headers")) || (key0 === "body"))){
checkRequestDraft.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operationId !== undefined){
let data0 = data.operationId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkRequestDraft.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkRequestDraft.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
checkRequestDraft.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkRequestDraft.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(shorterThan(data2, 1)){
checkRequestDraft.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkRequestDraft.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data3 = data.headers;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs11 = errors;
if(typeof data3[key1] !== "string"){
checkRequestDraft.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
checkRequestDraft.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}}];
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
}
else {
checkRequestDraft.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkRequestDraft.errors = vErrors;
return errors === 0;
}

function checkRequestList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requests === undefined) && (missing0 = "requests")) || ((data.forgotten === undefined) && (missing0 = "forgotten"))){
checkRequestList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkJournalRequest.call(this, data0[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkJournalRequest.errors : vErrors.concat(checkJournalRequest.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkRequestList.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forgotten !== undefined){
let data2 = data.forgotten;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkRequestList.errors = [{instancePath:instancePath+"/forgotten",schemaPath:"#/properties/forgotten/type",keyword:"type",params:{type: "integer"}}];
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
else {
checkRequestList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkRequestList.errors = vErrors;
return errors === 0;
}

function checkSandbox(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
checkSandbox.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
checkSandbox.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data1 = data.counts;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.requests === undefined) && (missing1 = "requests")) || ((data1.running === undefined) && (missing1 = "running"))) || ((data1.tasks === undefined) && (missing1 = "tasks"))) || ((data1.callbacks === undefined) && (missing1 = "callbacks"))){
checkSandbox.errors = [{instancePath:instancePath+"/counts",schemaPath:"Counts/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.requests !== undefined){
let data2 = data1.requests;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkSandbox.errors = [{instancePath:instancePath+"/counts/requests",schemaPath:"Counts/properties/requests/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.running !== undefined){
let data3 = data1.running;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkSandbox.errors = [{instancePath:instancePath+"/counts/running",schemaPath:"Counts/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.tasks !== undefined){
let data4 = data1.tasks;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkSandbox.errors = [{instancePath:instancePath+"/counts/tasks",schemaPath:"Counts/properties/tasks/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.callbacks !== undefined){
let data5 = data1.callbacks;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkSandbox.errors = [{instancePath:instancePath+"/counts/callbacks",schemaPath:"Counts/properties/callbacks/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs12 === errors;
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
checkSandbox.errors = [{instancePath:instancePath+"/counts",schemaPath:"Counts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data6 = data.expiresAt;
const _errs14 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
checkSandbox.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: schemaExpiresAt.type}}];
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
else {
checkSandbox.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSandbox.errors = vErrors;
return errors === 0;
}

function checkSandboxList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sandboxes === undefined) && (missing0 = "sandboxes")){
checkSandboxList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sandboxes !== undefined){
let data0 = data.sandboxes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkSandbox.call(this, data0[i0], {instancePath:instancePath+"/sandboxes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSandbox.errors : vErrors.concat(checkSandbox.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkSandboxList.errors = [{instancePath:instancePath+"/sandboxes",schemaPath:"#/properties/sandboxes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkSandboxList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSandboxList.errors = vErrors;
return errors === 0;
}

function checkScenarioDraft(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.text === undefined) && (missing0 = "text")) || ((data.notes === undefined) && (missing0 = "notes"))){
checkScenarioDraft.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
checkScenarioDraft.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data1 = data.notes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
checkScenarioDraft.errors = [{instancePath:instancePath+"/notes/" + i0,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
checkScenarioDraft.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
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
checkScenarioDraft.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkScenarioDraft.errors = vErrors;
return errors === 0;
}

function checkScenarioList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.scenarios === undefined) && (missing0 = "scenarios")){
checkScenarioList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.scenarios !== undefined){
let data0 = data.scenarios;
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
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.name === undefined) && (missing1 = "name")) || ((data1.origin === undefined) && (missing1 = "origin"))) || ((data1.calls === undefined) && (missing1 = "calls"))) || ((data1.answered === undefined) && (missing1 = "answered"))) || ((data1.scenario === undefined) && (missing1 = "scenario"))){
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0,schemaPath:"ScenarioState/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
const _errs6 = errors;
if(typeof data1.name !== "string"){
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/name",schemaPath:"ScenarioState/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.origin !== undefined){
const _errs8 = errors;
if(typeof data1.origin !== "string"){
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/origin",schemaPath:"ScenarioState/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.calls !== undefined){
let data4 = data1.calls;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/calls",schemaPath:"ScenarioState/properties/calls/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.answered !== undefined){
let data5 = data1.answered;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/answered",schemaPath:"ScenarioState/properties/answered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.scenario !== undefined){
let data6 = data1.scenario;
const _errs14 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/scenario",schemaPath:"ScenarioState/properties/scenario/type",keyword:"type",params:{type: "object"}}];
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
}
else {
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios/" + i0,schemaPath:"ScenarioState/type",keyword:"type",params:{type: "object"}}];
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
checkScenarioList.errors = [{instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkScenarioList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkScenarioList.errors = vErrors;
return errors === 0;
}

function checkScenarios(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
checkScenarios.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
if(data.scenarios !== undefined){
let data0 = data.scenarios;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
checkScenarios.errors = [{instancePath:instancePath+"/scenarios/" + i0,schemaPath:"#/properties/scenarios/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkScenarios.errors = [{instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts !== undefined){
let data2 = data.accounts;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
checkScenarios.errors = [{instancePath:instancePath+"/accounts/" + i1,schemaPath:"#/properties/accounts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
checkScenarios.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data4 = data.text;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(shorterThan(data4, 1)){
checkScenarios.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkScenarios.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
checkScenarios.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkScenarios.errors = vErrors;
return errors === 0;
}

function checkSettingsChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
checkSettingsChange.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "seed") || (key0 === "holdTasks")) || (key0 === "firstTokenMs")) || (key0 === "tokensPerSecond")) || (key0 === "jitter")) || (key0 === "latency"))){
checkSettingsChange.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkSettingsChange.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
checkSettingsChange.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
checkSettingsChange.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holdTasks !== undefined){
const _errs4 = errors;
if(typeof data.holdTasks !== "boolean"){
checkSettingsChange.errors = [{instancePath:instancePath+"/holdTasks",schemaPath:"#/properties/holdTasks/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTokenMs !== undefined){
let data2 = data.firstTokenMs;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600000 || isNaN(data2)){
checkSettingsChange.errors = [{instancePath:instancePath+"/firstTokenMs",schemaPath:"#/properties/firstTokenMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
checkSettingsChange.errors = [{instancePath:instancePath+"/firstTokenMs",schemaPath:"#/properties/firstTokenMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkSettingsChange.errors = [{instancePath:instancePath+"/firstTokenMs",schemaPath:"#/properties/firstTokenMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokensPerSecond !== undefined){
let data3 = data.tokensPerSecond;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
checkSettingsChange.errors = [{instancePath:instancePath+"/tokensPerSecond",schemaPath:"#/properties/tokensPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false;
}
else {
if(data3 <= 0 || isNaN(data3)){
checkSettingsChange.errors = [{instancePath:instancePath+"/tokensPerSecond",schemaPath:"#/properties/tokensPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
checkSettingsChange.errors = [{instancePath:instancePath+"/tokensPerSecond",schemaPath:"#/properties/tokensPerSecond/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jitter !== undefined){
let data4 = data.jitter;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
checkSettingsChange.errors = [{instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
checkSettingsChange.errors = [{instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkSettingsChange.errors = [{instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency !== undefined){
let data5 = data.latency;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
checkSettingsChange.errors = [{instancePath:instancePath+"/latency/" + i0,schemaPath:"#/properties/latency/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
checkSettingsChange.errors = [{instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
}
else {
checkSettingsChange.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSettingsChange.errors = vErrors;
return errors === 0;
}

function checkState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sandbox === undefined) && (missing0 = "sandbox")) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.clock === undefined) && (missing0 = "clock"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.options === undefined) && (missing0 = "options"))){
checkState.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sandbox !== undefined){
const _errs1 = errors;
if(typeof data.sandbox !== "string"){
checkState.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
let data1 = data.settings;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.seed === undefined) && (missing1 = "seed")) || ((data1.holdTasks === undefined) && (missing1 = "holdTasks"))) || ((data1.firstTokenMs === undefined) && (missing1 = "firstTokenMs"))) || ((data1.tokensPerSecond === undefined) && (missing1 = "tokensPerSecond"))) || ((data1.jitter === undefined) && (missing1 = "jitter"))) || ((data1.latency === undefined) && (missing1 = "latency"))){
checkState.errors = [{instancePath:instancePath+"/settings",schemaPath:"Settings/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.seed !== undefined){
let data2 = data1.seed;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkState.errors = [{instancePath:instancePath+"/settings/seed",schemaPath:"Settings/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.holdTasks !== undefined){
const _errs8 = errors;
if(typeof data1.holdTasks !== "boolean"){
checkState.errors = [{instancePath:instancePath+"/settings/holdTasks",schemaPath:"Settings/properties/holdTasks/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.firstTokenMs !== undefined){
let data4 = data1.firstTokenMs;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
checkState.errors = [{instancePath:instancePath+"/settings/firstTokenMs",schemaPath:"Settings/properties/firstTokenMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.tokensPerSecond !== undefined){
let data5 = data1.tokensPerSecond;
const _errs12 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
checkState.errors = [{instancePath:instancePath+"/settings/tokensPerSecond",schemaPath:"Settings/properties/tokensPerSecond/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.jitter !== undefined){
let data6 = data1.jitter;
const _errs14 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
checkState.errors = [{instancePath:instancePath+"/settings/jitter",schemaPath:"Settings/properties/jitter/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.latency !== undefined){
let data7 = data1.latency;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
checkState.errors = [{instancePath:instancePath+"/settings/latency/" + i0,schemaPath:"Settings/properties/latency/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
checkState.errors = [{instancePath:instancePath+"/settings/latency",schemaPath:"Settings/properties/latency/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
checkState.errors = [{instancePath:instancePath+"/settings",schemaPath:"Settings/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clock !== undefined){
let data9 = data.clock;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.now === undefined) && (missing2 = "now")) || ((data9.stopped === undefined) && (missing2 = "stopped"))) || ((data9.speed === undefined) && (missing2 = "speed"))){
checkState.errors = [{instancePath:instancePath+"/clock",schemaPath:"Clock/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data9.now !== undefined){
let data10 = data9.now;
const _errs23 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
checkState.errors = [{instancePath:instancePath+"/clock/now",schemaPath:"Clock/properties/now/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.stopped !== undefined){
const _errs25 = errors;
if(typeof data9.stopped !== "boolean"){
checkState.errors = [{instancePath:instancePath+"/clock/stopped",schemaPath:"Clock/properties/stopped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.speed !== undefined){
let data12 = data9.speed;
const _errs27 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
checkState.errors = [{instancePath:instancePath+"/clock/speed",schemaPath:"Clock/properties/speed/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
checkState.errors = [{instancePath:instancePath+"/clock",schemaPath:"Clock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data13 = data.counts;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if(((((data13.requests === undefined) && (missing3 = "requests")) || ((data13.running === undefined) && (missing3 = "running"))) || ((data13.tasks === undefined) && (missing3 = "tasks"))) || ((data13.callbacks === undefined) && (missing3 = "callbacks"))){
checkState.errors = [{instancePath:instancePath+"/counts",schemaPath:"Counts/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data13.requests !== undefined){
let data14 = data13.requests;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkState.errors = [{instancePath:instancePath+"/counts/requests",schemaPath:"Counts/properties/requests/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.running !== undefined){
let data15 = data13.running;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
checkState.errors = [{instancePath:instancePath+"/counts/running",schemaPath:"Counts/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.tasks !== undefined){
let data16 = data13.tasks;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
checkState.errors = [{instancePath:instancePath+"/counts/tasks",schemaPath:"Counts/properties/tasks/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.callbacks !== undefined){
let data17 = data13.callbacks;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
checkState.errors = [{instancePath:instancePath+"/counts/callbacks",schemaPath:"Counts/properties/callbacks/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs38 === errors;
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
checkState.errors = [{instancePath:instancePath+"/counts",schemaPath:"Counts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data18 = data.expiresAt;
const _errs40 = errors;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
checkState.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: schemaExpiresAt.type}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data19 = data.options;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if(((((data19.edition === undefined) && (missing4 = "edition")) || ((data19.strict === undefined) && (missing4 = "strict"))) || ((data19.journal === undefined) && (missing4 = "journal"))) || ((data19.scenarioFile === undefined) && (missing4 = "scenarioFile"))){
checkState.errors = [{instancePath:instancePath+"/options",schemaPath:"StartOptions/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data19.edition !== undefined){
let data20 = data19.edition;
const _errs46 = errors;
if(typeof data20 !== "string"){
checkState.errors = [{instancePath:instancePath+"/options/edition",schemaPath:"StartOptions/properties/edition/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data20 === "open") || (data20 === "paid"))){
checkState.errors = [{instancePath:instancePath+"/options/edition",schemaPath:"StartOptions/properties/edition/enum",keyword:"enum",params:{allowedValues: schemaStartOptions.properties.edition.enum}}];
return false;
}
var valid10 = _errs46 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data19.strict !== undefined){
const _errs48 = errors;
if(typeof data19.strict !== "boolean"){
checkState.errors = [{instancePath:instancePath+"/options/strict",schemaPath:"StartOptions/properties/strict/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data19.journal !== undefined){
const _errs50 = errors;
if(typeof data19.journal !== "boolean"){
checkState.errors = [{instancePath:instancePath+"/options/journal",schemaPath:"StartOptions/properties/journal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs50 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data19.scenarioFile !== undefined){
let data23 = data19.scenarioFile;
const _errs52 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
checkState.errors = [{instancePath:instancePath+"/options/scenarioFile",schemaPath:"StartOptions/properties/scenarioFile/type",keyword:"type",params:{type: schemaStartOptions.properties.scenarioFile.type}}];
return false;
}
var valid10 = _errs52 === errors;
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
checkState.errors = [{instancePath:instancePath+"/options",schemaPath:"StartOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs43 === errors;
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
checkState.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkState.errors = vErrors;
return errors === 0;
}

function checkTask(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.percent === undefined) && (missing0 = "percent"))) || ((data.next === undefined) && (missing0 = "next"))) || ((data.record === undefined) && (missing0 = "record"))){
checkTask.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
checkTask.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkTask.errors = [{instancePath:instancePath+"/kind",schemaPath:"TaskKind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "video") || (data1 === "image"))){
checkTask.errors = [{instancePath:instancePath+"/kind",schemaPath:"TaskKind/enum",keyword:"enum",params:{allowedValues: schemaTaskKind.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs6 = errors;
if(typeof data.status !== "string"){
checkTask.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percent !== undefined){
let data3 = data.percent;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkTask.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data4 = data.next;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data4[i0] !== "string"){
checkTask.errors = [{instancePath:instancePath+"/next/" + i0,schemaPath:"#/properties/next/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
checkTask.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined){
let data6 = data.record;
const _errs14 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
checkTask.errors = [{instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "object"}}];
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
checkTask.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkTask.errors = vErrors;
return errors === 0;
}

function checkTaskAdvance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
checkTaskAdvance.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "percent"))){
checkTaskAdvance.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(typeof data.status !== "string"){
checkTaskAdvance.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percent !== undefined){
let data1 = data.percent;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkTaskAdvance.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 99 || isNaN(data1)){
checkTaskAdvance.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
checkTaskAdvance.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
checkTaskAdvance.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkTaskAdvance.errors = vErrors;
return errors === 0;
}

function checkTaskFailure(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "code"))){
checkTaskFailure.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(longerThan(data0, 1000)){
checkTaskFailure.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(shorterThan(data0, 1)){
checkTaskFailure.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
checkTaskFailure.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(longerThan(data1, 100)){
checkTaskFailure.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(shorterThan(data1, 1)){
checkTaskFailure.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
checkTaskFailure.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
checkTaskFailure.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkTaskFailure.errors = vErrors;
return errors === 0;
}

function checkTaskList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tasks === undefined) && (missing0 = "tasks")){
checkTaskList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkTask.call(this, data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkTask.errors : vErrors.concat(checkTask.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkTaskList.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
checkTaskList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkTaskList.errors = vErrors;
return errors === 0;
}

function checkValidation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.valid === undefined) && (missing0 = "valid")) || ((data.operationId === undefined) && (missing0 = "operationId"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.assumed === undefined) && (missing0 = "assumed"))){
checkValidation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.valid !== undefined){
const _errs1 = errors;
if(typeof data.valid !== "boolean"){
checkValidation.errors = [{instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operationId !== undefined){
let data1 = data.operationId;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
checkValidation.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: schemaValidation.properties.operationId.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data2 = data.findings;
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
if((((((data3.verdict === undefined) && (missing1 = "verdict")) || ((data3.rule === undefined) && (missing1 = "rule"))) || ((data3.place === undefined) && (missing1 = "place"))) || ((data3.message === undefined) && (missing1 = "message"))) || ((data3.by === undefined) && (missing1 = "by"))){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"Finding/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.verdict !== undefined){
let data4 = data3.verdict;
const _errs10 = errors;
if(typeof data4 !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/verdict",schemaPath:"Finding/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data4 === "violation") || (data4 === "choice")) || (data4 === "unclear")) || (data4 === "scripted")) || (data4 === "warning"))){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/verdict",schemaPath:"Finding/properties/verdict/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.verdict.enum}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.question !== undefined){
const _errs12 = errors;
if(typeof data3.question !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/question",schemaPath:"Finding/properties/question/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.rule !== undefined){
const _errs14 = errors;
if(typeof data3.rule !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/rule",schemaPath:"Finding/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.place !== undefined){
const _errs16 = errors;
if(typeof data3.place !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/place",schemaPath:"Finding/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.message !== undefined){
const _errs18 = errors;
if(typeof data3.message !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/message",schemaPath:"Finding/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.help !== undefined){
const _errs20 = errors;
if(typeof data3.help !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/help",schemaPath:"Finding/properties/help/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.by !== undefined){
let data10 = data3.by;
const _errs22 = errors;
if(typeof data10 !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/by",schemaPath:"Finding/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data10 === "client") || (data10 === "server"))){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/by",schemaPath:"Finding/properties/by/enum",keyword:"enum",params:{allowedValues: schemaFinding.properties.by.enum}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.specPointer !== undefined){
const _errs24 = errors;
if(typeof data3.specPointer !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/specPointer",schemaPath:"Finding/properties/specPointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.source !== undefined){
let data12 = data3.source;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data12[i1] !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/source/" + i1,schemaPath:"Finding/properties/source/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/source",schemaPath:"Finding/properties/source/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.earlier !== undefined){
let data14 = data3.earlier;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/earlier",schemaPath:"Finding/properties/earlier/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.event !== undefined){
let data15 = data3.event;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/event",schemaPath:"Finding/properties/event/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0+"/event",schemaPath:"Finding/properties/event/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs32 === errors;
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
else {
checkValidation.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"Finding/type",keyword:"type",params:{type: "object"}}];
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
checkValidation.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assumed !== undefined){
let data16 = data.assumed;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(typeof data16[i2] !== "string"){
checkValidation.errors = [{instancePath:instancePath+"/assumed/" + i2,schemaPath:"#/properties/assumed/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
checkValidation.errors = [{instancePath:instancePath+"/assumed",schemaPath:"#/properties/assumed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
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
checkValidation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkValidation.errors = vErrors;
return errors === 0;
}

function checkadvanceTaskPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkadvanceTaskPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkadvanceTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkadvanceTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkadvanceTaskPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkadvanceTaskPath.errors = vErrors;
return errors === 0;
}

function checkcancelTaskPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkcancelTaskPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkcancelTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkcancelTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkcancelTaskPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkcancelTaskPath.errors = vErrors;
return errors === 0;
}

function checkdeleteFaultPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkdeleteFaultPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkdeleteFaultPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkdeleteFaultPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkdeleteFaultPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdeleteFaultPath.errors = vErrors;
return errors === 0;
}

function checkdeleteSandboxPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
checkdeleteSandboxPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkdeleteSandboxPath.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkdeleteSandboxPath.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkdeleteSandboxPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdeleteSandboxPath.errors = vErrors;
return errors === 0;
}

function checkdeleteScenarioPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
checkdeleteScenarioPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkdeleteScenarioPath.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkdeleteScenarioPath.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkdeleteScenarioPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdeleteScenarioPath.errors = vErrors;
return errors === 0;
}

function checkdescribeOperationPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operationId === undefined) && (missing0 = "operationId")){
checkdescribeOperationPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.operationId !== undefined){
let data0 = data.operationId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkdescribeOperationPath.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkdescribeOperationPath.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkdescribeOperationPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdescribeOperationPath.errors = vErrors;
return errors === 0;
}

function checkdescribeOperationQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place !== undefined){
let data0 = data.place;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkdescribeOperationQuery.errors = [{instancePath:instancePath+"/place",schemaPath:"#/properties/place/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkdescribeOperationQuery.errors = [{instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
checkdescribeOperationQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdescribeOperationQuery.errors = vErrors;
return errors === 0;
}

function checkdraftScenarioPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkdraftScenarioPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkdraftScenarioPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
checkdraftScenarioPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
else {
checkdraftScenarioPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdraftScenarioPath.errors = vErrors;
return errors === 0;
}

function checkdraftScenarioQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation !== undefined){
if(typeof data.conversation !== "boolean"){
checkdraftScenarioQuery.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
else {
checkdraftScenarioQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkdraftScenarioQuery.errors = vErrors;
return errors === 0;
}

function checkexplainRequestPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkexplainRequestPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkexplainRequestPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
checkexplainRequestPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
else {
checkexplainRequestPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkexplainRequestPath.errors = vErrors;
return errors === 0;
}

function checkfailTaskPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkfailTaskPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkfailTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkfailTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkfailTaskPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkfailTaskPath.errors = vErrors;
return errors === 0;
}

function checkgetConformanceQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitMs !== undefined){
let data0 = data.waitMs;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkgetConformanceQuery.errors = [{instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
checkgetConformanceQuery.errors = [{instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
checkgetConformanceQuery.errors = [{instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkgetConformanceQuery.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkgetConformanceQuery.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
else {
checkgetConformanceQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetConformanceQuery.errors = vErrors;
return errors === 0;
}

function checkgetConversationPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkgetConversationPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkgetConversationPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
checkgetConversationPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
else {
checkgetConversationPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetConversationPath.errors = vErrors;
return errors === 0;
}

function checkgetRequestPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkgetRequestPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkgetRequestPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
checkgetRequestPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
else {
checkgetRequestPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetRequestPath.errors = vErrors;
return errors === 0;
}

function checkgetTaskPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checkgetTaskPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkgetTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkgetTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkgetTaskPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgetTaskPath.errors = vErrors;
return errors === 0;
}

function checklistCallbacksQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject !== undefined){
const _errs1 = errors;
if(typeof data.subject !== "string"){
checklistCallbacksQuery.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs3 = errors;
if(typeof data1 !== "string"){
checklistCallbacksQuery.errors = [{instancePath:instancePath+"/outcome",schemaPath:"CallbackOutcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "delivered") || (data1 === "failed")) || (data1 === "exhausted")) || (data1 === "refused")) || (data1 === "dropped"))){
checklistCallbacksQuery.errors = [{instancePath:instancePath+"/outcome",schemaPath:"CallbackOutcome/enum",keyword:"enum",params:{allowedValues: schemaCallbackOutcome.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data2 = data.limit;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checklistCallbacksQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
checklistCallbacksQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
checklistCallbacksQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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
checklistCallbacksQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checklistCallbacksQuery.errors = vErrors;
return errors === 0;
}

function checklistRequestsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){
const _errs1 = errors;
if(typeof data.method !== "string"){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operationId !== undefined){
const _errs5 = errors;
if(typeof data.operationId !== "string"){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdicts !== undefined){
const _errs9 = errors;
if(typeof data.verdicts !== "boolean"){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search !== undefined){
let data5 = data.search;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(longerThan(data5, 200)){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
checklistRequestsQuery.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data6 = data.outcome;
const _errs13 = errors;
if(typeof data6 !== "string"){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/outcome",schemaPath:"RequestOutcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data6 === "invalid-reply") || (data6 === "running")) || (data6 === "invalid-request")) || (data6 === "failed")) || (data6 === "closed-early")) || (data6 === "warning")) || (data6 === "refused")) || (data6 === "scripted")) || (data6 === "valid"))){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/outcome",schemaPath:"RequestOutcome/enum",keyword:"enum",params:{allowedValues: schemaRequestOutcome.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data7 = data.after;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data8 = data.before;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data9 = data.limit;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
checklistRequestsQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
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
checklistRequestsQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checklistRequestsQuery.errors = vErrors;
return errors === 0;
}

function checklistTasksQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
checklistTasksQuery.errors = [{instancePath:instancePath+"/kind",schemaPath:"TaskKind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "video") || (data0 === "image"))){
checklistTasksQuery.errors = [{instancePath:instancePath+"/kind",schemaPath:"TaskKind/enum",keyword:"enum",params:{allowedValues: schemaTaskKind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(typeof data.status !== "string"){
checklistTasksQuery.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data2 = data.limit;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checklistTasksQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
checklistTasksQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
checklistTasksQuery.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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
checklistTasksQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checklistTasksQuery.errors = vErrors;
return errors === 0;
}

function checkstartConformanceQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitMs !== undefined){
let data0 = data.waitMs;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkstartConformanceQuery.errors = [{instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
checkstartConformanceQuery.errors = [{instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
checkstartConformanceQuery.errors = [{instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
else {
checkstartConformanceQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkstartConformanceQuery.errors = vErrors;
return errors === 0;
}

function checksucceedTaskPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
checksucceedTaskPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checksucceedTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checksucceedTaskPath.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checksucceedTaskPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checksucceedTaskPath.errors = vErrors;
return errors === 0;
}

function checkwaitForRequestQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){
const _errs1 = errors;
if(typeof data.method !== "string"){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operationId !== undefined){
const _errs5 = errors;
if(typeof data.operationId !== "string"){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdicts !== undefined){
const _errs9 = errors;
if(typeof data.verdicts !== "boolean"){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data5 = data.after;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeoutMs !== undefined){
let data6 = data.timeoutMs;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60000 || isNaN(data6)){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
checkwaitForRequestQuery.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
checkwaitForRequestQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkwaitForRequestQuery.errors = vErrors;
return errors === 0;
}

const schemaAnswerer = {"type":"object","required":["kind","name"],"properties":{"kind":{"type":"string","enum":["prefer","model","scenario","scripted","fault","recording","forward"]},"name":{"type":"string"}},"$id":"Answerer"};
const schemaCallbackAttempt = {"type":"object","required":["messageId","subject","url","attempt","outcome","status","reason","at","signature","body"],"properties":{"messageId":{"type":"string"},"subject":{"type":"string"},"url":{"type":"string"},"attempt":{"type":"integer"},"outcome":{"$ref":"CallbackOutcome"},"status":{"type":["integer","null"]},"reason":{"type":["string","null"]},"at":{"type":"number"},"signature":{"type":["string","null"]},"body":{}},"$id":"CallbackAttempt"};
const schemaCallbackOutcome = {"type":"string","enum":["delivered","failed","exhausted","refused","dropped"],"$id":"CallbackOutcome"};
const schemaConformanceRun = {"type":"object","required":["state","progress","total","failures"],"properties":{"state":{"type":"string","enum":["none","running","conforms","does-not-conform","could-not-be-tested","stopped"]},"progress":{"type":"string"},"counts":{"type":"object","additionalProperties":{"type":"integer"}},"total":{"type":"integer"},"failures":{"type":"array","items":{"$ref":"ConformanceFailure"}},"cursor":{"type":"integer"},"output":{"type":"string"}},"$id":"ConformanceRun"};
const schemaControlError = {"type":"object","required":["code","message","param"],"properties":{"code":{"type":"string"},"message":{"type":"string"},"param":{"type":["string","null"]}},"$id":"ControlError"};
const schemaExpiresAt = {"type":["number","null"],"$id":"ExpiresAt"};
const schemaExplanation = {"type":"object","required":["id","method","path","operationId","status","outcome","sentence","answeredBy","reply","findings","rules","example"],"properties":{"id":{"type":"integer"},"method":{"type":"string"},"path":{"type":"string"},"operationId":{"type":["string","null"]},"status":{"type":["integer","null"]},"outcome":{"$ref":"RequestOutcome"},"sentence":{"type":"string"},"answeredBy":{"type":"array","items":{"$ref":"Answerer"}},"reply":{},"findings":{"type":"array","items":{"$ref":"Finding"}},"warning":{"type":"string"},"rules":{"type":"array","items":{"$ref":"PlaceRule"}},"example":{}},"$id":"Explanation"};
const schemaFinding = {"type":"object","required":["verdict","rule","place","message","by"],"properties":{"verdict":{"type":"string","enum":["violation","choice","unclear","scripted","warning"]},"question":{"type":"string"},"rule":{"type":"string"},"place":{"type":"string"},"message":{"type":"string"},"help":{"type":"string"},"by":{"type":"string","enum":["client","server"]},"specPointer":{"type":"string"},"source":{"type":"array","items":{"type":"string"}},"earlier":{"type":"integer"},"event":{"type":"integer","minimum":1}},"$id":"Finding"};
const schemaJournalRequest = {"type":"object","required":["id","at","method","path","operationId","headers","body","bodyIsTruncated","client","requestBytes","replyBytes","status","ms","ended","conversation","answeredBy","reply","replyIsTruncated","verdicts","outcome","sentence","stream"],"properties":{"id":{"type":"integer"},"at":{"type":"number"},"method":{"type":"string"},"path":{"type":"string"},"operationId":{"type":["string","null"]},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{},"bodyIsTruncated":{"type":"boolean"},"client":{"type":["string","null"]},"requestBytes":{"type":["integer","null"]},"replyBytes":{"type":["integer","null"]},"status":{"type":["integer","null"]},"ms":{"type":["number","null"]},"ended":{"type":"string","enum":["running","answered","closed-early"]},"conversation":{"type":["integer","null"]},"answeredBy":{"type":"array","items":{"$ref":"Answerer"}},"replyHeaders":{"type":"object","additionalProperties":{"type":"string"}},"reply":{},"replyIsTruncated":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"Finding"}},"outcome":{"$ref":"RequestOutcome"},"sentence":{"type":"string"},"finding":{"type":"integer","minimum":0},"warning":{"type":"string"},"stream":{"oneOf":[{"$ref":"JournalStream"},{"type":"null"}]}},"$id":"JournalRequest"};
const schemaRequestConversation = {"type":"object","required":["id","turns","answer"],"properties":{"id":{"type":"integer"},"turns":{"type":"array","items":{"type":"object","required":["role","parts"],"properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"$ref":"TurnPart"}}}}},"answer":{"type":"object","required":["parts","usage","finish","error","dropped"],"properties":{"parts":{"type":"array","items":{"$ref":"TurnPart"}},"usage":{"type":["object","null"]},"finish":{"type":["string","null"]},"error":{"type":["string","null"]},"dropped":{"type":"integer"}}}},"$id":"RequestConversation"};
const schemaRequestOutcome = {"type":"string","enum":["invalid-reply","running","invalid-request","failed","closed-early","warning","refused","scripted","valid"],"$id":"RequestOutcome"};
const schemaStartOptions = {"type":"object","required":["edition","strict","journal","scenarioFile"],"properties":{"edition":{"type":"string","enum":["open","paid"]},"strict":{"type":"boolean"},"journal":{"type":"boolean"},"scenarioFile":{"type":["string","null"]}},"$id":"StartOptions"};
const schemaTaskKind = {"type":"string","enum":["video","image"],"$id":"TaskKind"};
const schemaTurnPart = {"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["text","thinking","refusal","tool call","tool result","image","file","other"]},"text":{"type":"string"},"path":{"type":"string"}},"additionalProperties":true,"$id":"TurnPart"};
const schemaValidation = {"type":"object","required":["valid","operationId","findings","assumed"],"properties":{"valid":{"type":"boolean"},"operationId":{"type":["string","null"]},"findings":{"type":"array","items":{"$ref":"Finding"}},"assumed":{"type":"array","items":{"type":"string"}}},"$id":"Validation"};
