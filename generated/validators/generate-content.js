// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { base64Pattern } from '../../runtime/validation/base64-pattern.ts';
import { rememberResults } from '../../runtime/validation/remember-results.ts';
import { shorterThan } from '../../runtime/validation/string-length.ts';
export { checkGenerateContentBlocked as GenerateContentBlocked };
export { checkGenerateContentChunk as GenerateContentChunk };
export { checkGenerateContentChunkArray as GenerateContentChunkArray };
export { checkGenerateContentErrorBody as GenerateContentErrorBody };
export { checkGenerateContentFinalChunk as GenerateContentFinalChunk };
export { checkGenerateContentRequest as GenerateContentRequest };
export { checkGenerateContentResponse as GenerateContentResponse };
export { checkgenerateContentPath as generateContentPath };
export { checkstreamGenerateContentPath as streamGenerateContentPath };
export { checkstreamGenerateContentQuery as streamGenerateContentQuery };
function checkAttributionSourceId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.groundingPassage === undefined) && (missing0 = "groundingPassage")){
const err0 = {instancePath,schemaPath:"GroundingPassageSource/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.groundingPassage !== undefined){
let data0 = data.groundingPassage;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.passageId !== undefined){
const _errs6 = errors;
if(typeof data0.passageId !== "string"){
const err1 = {instancePath:instancePath+"/groundingPassage/passageId",schemaPath:"GroundingPassageSource/properties/groundingPassage/properties/passageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.partIndex !== undefined){
let data2 = data0.partIndex;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/groundingPassage/partIndex",schemaPath:"GroundingPassageSource/properties/groundingPassage/properties/partIndex/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/groundingPassage/partIndex",schemaPath:"GroundingPassageSource/properties/groundingPassage/properties/partIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groundingPassage",schemaPath:"GroundingPassageSource/properties/groundingPassage/type",keyword:"type",params:{type: "object"}};
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
}
}
else {
const err5 = {instancePath,schemaPath:"GroundingPassageSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.semanticRetrieverChunk === undefined) && (missing1 = "semanticRetrieverChunk")){
const err6 = {instancePath,schemaPath:"SemanticRetrieverSource/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.semanticRetrieverChunk !== undefined){
let data3 = data.semanticRetrieverChunk;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.source !== undefined){
const _errs15 = errors;
if(typeof data3.source !== "string"){
const err7 = {instancePath:instancePath+"/semanticRetrieverChunk/source",schemaPath:"SemanticRetrieverSource/properties/semanticRetrieverChunk/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data3.chunk !== undefined){
const _errs17 = errors;
if(typeof data3.chunk !== "string"){
const err8 = {instancePath:instancePath+"/semanticRetrieverChunk/chunk",schemaPath:"SemanticRetrieverSource/properties/semanticRetrieverChunk/properties/chunk/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
}
}
else {
const err9 = {instancePath:instancePath+"/semanticRetrieverChunk",schemaPath:"SemanticRetrieverSource/properties/semanticRetrieverChunk/type",keyword:"type",params:{type: "object"}};
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
}
}
else {
const err10 = {instancePath,schemaPath:"SemanticRetrieverSource/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
checkAttributionSourceId.errors = vErrors;
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
checkAttributionSourceId.errors = vErrors;
return errors === 0;
}

function checkBlockedPromptFeedback(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blockReason === undefined) && (missing0 = "blockReason")){
checkBlockedPromptFeedback.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.blockReason !== undefined){
let data0 = data.blockReason;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkBlockedPromptFeedback.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"BlockReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "BLOCK_REASON_UNSPECIFIED") || (data0 === "SAFETY")) || (data0 === "OTHER")) || (data0 === "BLOCKLIST")) || (data0 === "PROHIBITED_CONTENT")) || (data0 === "IMAGE_SAFETY"))){
checkBlockedPromptFeedback.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"BlockReason/enum",keyword:"enum",params:{allowedValues: schemaBlockReason.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data1 = data.safetyRatings;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(checkSafetyRating.call(this, data1[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSafetyRating.errors : vErrors.concat(checkSafetyRating.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
checkBlockedPromptFeedback.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}}];
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
checkBlockedPromptFeedback.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkBlockedPromptFeedback.errors = vErrors;
return errors === 0;
}

function checkCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
const _errs1 = errors;
if(!(checkModelContent.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModelContent.errors : vErrors.concat(checkModelContent.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishReason !== undefined){
let data1 = data.finishReason;
const _errs2 = errors;
if(typeof data1 !== "string"){
checkCandidate.errors = [{instancePath:instancePath+"/finishReason",schemaPath:"FinishReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data1 === "STOP") || (data1 === "MAX_TOKENS")) || (data1 === "SAFETY")) || (data1 === "RECITATION")) || (data1 === "LANGUAGE")) || (data1 === "OTHER")) || (data1 === "BLOCKLIST")) || (data1 === "PROHIBITED_CONTENT")) || (data1 === "SPII")) || (data1 === "MALFORMED_FUNCTION_CALL")) || (data1 === "IMAGE_SAFETY"))){
checkCandidate.errors = [{instancePath:instancePath+"/finishReason",schemaPath:"FinishReason/enum",keyword:"enum",params:{allowedValues: schemaFinishReason.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data2 = data.safetyRatings;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(checkSafetyRating.call(this, data2[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSafetyRating.errors : vErrors.concat(checkSafetyRating.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
checkCandidate.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citationMetadata !== undefined){
const _errs8 = errors;
if(!(checkCitationMetadata.call(this, data.citationMetadata, {instancePath:instancePath+"/citationMetadata",parentData:data,parentDataProperty:"citationMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkCitationMetadata.errors : vErrors.concat(checkCitationMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenCount !== undefined){
let data5 = data.tokenCount;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkCandidate.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkCandidate.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingAttributions !== undefined){
let data6 = data.groundingAttributions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(checkGroundingAttribution.call(this, data6[i1], {instancePath:instancePath+"/groundingAttributions/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGroundingAttribution.errors : vErrors.concat(checkGroundingAttribution.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
checkCandidate.errors = [{instancePath:instancePath+"/groundingAttributions",schemaPath:"#/properties/groundingAttributions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingMetadata !== undefined){
const _errs14 = errors;
if(!(checkGroundingMetadata.call(this, data.groundingMetadata, {instancePath:instancePath+"/groundingMetadata",parentData:data,parentDataProperty:"groundingMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGroundingMetadata.errors : vErrors.concat(checkGroundingMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avgLogprobs !== undefined){
let data9 = data.avgLogprobs;
const _errs15 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
checkCandidate.errors = [{instancePath:instancePath+"/avgLogprobs",schemaPath:"#/properties/avgLogprobs/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobsResult !== undefined){
const _errs17 = errors;
if(!(checkLogprobsResult.call(this, data.logprobsResult, {instancePath:instancePath+"/logprobsResult",parentData:data,parentDataProperty:"logprobsResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkLogprobsResult.errors : vErrors.concat(checkLogprobsResult.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlRetrievalMetadata !== undefined){
const _errs18 = errors;
if(!(checkUrlRetrievalMetadata.call(this, data.urlRetrievalMetadata, {instancePath:instancePath+"/urlRetrievalMetadata",parentData:data,parentDataProperty:"urlRetrievalMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUrlRetrievalMetadata.errors : vErrors.concat(checkUrlRetrievalMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlContextMetadata !== undefined){
const _errs19 = errors;
if(!(checkUrlContextMetadata.call(this, data.urlContextMetadata, {instancePath:instancePath+"/urlContextMetadata",parentData:data,parentDataProperty:"urlContextMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUrlContextMetadata.errors : vErrors.concat(checkUrlContextMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data13 = data.index;
const _errs20 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
checkCandidate.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
checkCandidate.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
}
}
else {
checkCandidate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCandidate.errors = vErrors;
return errors === 0;
}

function checkCitationMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.citationSources !== undefined){
let data0 = data.citationSources;
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
if(data1.startIndex !== undefined){
let data2 = data1.startIndex;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0+"/startIndex",schemaPath:"CitationSource/properties/startIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0+"/startIndex",schemaPath:"CitationSource/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data1.endIndex !== undefined){
let data3 = data1.endIndex;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0+"/endIndex",schemaPath:"CitationSource/properties/endIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0+"/endIndex",schemaPath:"CitationSource/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uri !== undefined){
const _errs10 = errors;
if(typeof data1.uri !== "string"){
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0+"/uri",schemaPath:"CitationSource/properties/uri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.license !== undefined){
const _errs12 = errors;
if(typeof data1.license !== "string"){
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0+"/license",schemaPath:"CitationSource/properties/license/type",keyword:"type",params:{type: "string"}}];
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
}
else {
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources/" + i0,schemaPath:"CitationSource/type",keyword:"type",params:{type: "object"}}];
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
checkCitationMetadata.errors = [{instancePath:instancePath+"/citationSources",schemaPath:"#/properties/citationSources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
checkCitationMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCitationMetadata.errors = vErrors;
return errors === 0;
}

function checkCodeExecutionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
checkCodeExecutionResult.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkCodeExecutionResult.errors = [{instancePath:instancePath+"/outcome",schemaPath:"CodeOutcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "OUTCOME_UNSPECIFIED") || (data0 === "OUTCOME_OK")) || (data0 === "OUTCOME_FAILED")) || (data0 === "OUTCOME_DEADLINE_EXCEEDED"))){
checkCodeExecutionResult.errors = [{instancePath:instancePath+"/outcome",schemaPath:"CodeOutcome/enum",keyword:"enum",params:{allowedValues: schemaCodeOutcome.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs4 = errors;
if(typeof data.output !== "string"){
checkCodeExecutionResult.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"}}];
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
checkCodeExecutionResult.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkCodeExecutionResult.errors = vErrors;
return errors === 0;
}

function checkContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
checkContent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkPart.call(this, data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkContent.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs4 = errors;
if(typeof data2 !== "string"){
checkContent.errors = [{instancePath:instancePath+"/role",schemaPath:"ContentRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "user") || (data2 === "model")) || (data2 === "function")) || (data2 === "tool"))){
checkContent.errors = [{instancePath:instancePath+"/role",schemaPath:"ContentRole/enum",keyword:"enum",params:{allowedValues: schemaContentRole.enum}}];
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
checkContent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkContent.errors = vErrors;
return errors === 0;
}

function checkExecutableCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.code === undefined) && (missing0 = "code"))){
checkExecutableCode.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.language !== undefined){
let data0 = data.language;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkExecutableCode.errors = [{instancePath:instancePath+"/language",schemaPath:"CodeLanguage/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "LANGUAGE_UNSPECIFIED") || (data0 === "PYTHON"))){
checkExecutableCode.errors = [{instancePath:instancePath+"/language",schemaPath:"CodeLanguage/enum",keyword:"enum",params:{allowedValues: schemaCodeLanguage.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(typeof data.code !== "string"){
checkExecutableCode.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
checkExecutableCode.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkExecutableCode.errors = vErrors;
return errors === 0;
}

function checkFinishedCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(checkCandidate.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkCandidate.errors : vErrors.concat(checkCandidate.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.content === undefined) && (missing0 = "content")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.finishReason === undefined) && (missing0 = "finishReason"))){
checkFinishedCandidate.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.content !== undefined){
const _errs3 = errors;
if(!(checkModelContent.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModelContent.errors : vErrors.concat(checkModelContent.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.index !== undefined){
let data1 = data.index;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkFinishedCandidate.errors = [{instancePath:instancePath+"/index",schemaPath:"#/allOf/1/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.finishReason !== undefined){
let data2 = data.finishReason;
const _errs6 = errors;
if(typeof data2 !== "string"){
checkFinishedCandidate.errors = [{instancePath:instancePath+"/finishReason",schemaPath:"FinishReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data2 === "STOP") || (data2 === "MAX_TOKENS")) || (data2 === "SAFETY")) || (data2 === "RECITATION")) || (data2 === "LANGUAGE")) || (data2 === "OTHER")) || (data2 === "BLOCKLIST")) || (data2 === "PROHIBITED_CONTENT")) || (data2 === "SPII")) || (data2 === "MALFORMED_FUNCTION_CALL")) || (data2 === "IMAGE_SAFETY"))){
checkFinishedCandidate.errors = [{instancePath:instancePath+"/finishReason",schemaPath:"FinishReason/enum",keyword:"enum",params:{allowedValues: schemaFinishReason.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
checkFinishedCandidate.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
checkFinishedCandidate.errors = vErrors;
return errors === 0;
}

function checkFunctionCallingConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs1 = errors;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/mode",schemaPath:"FunctionCallingMode/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "MODE_UNSPECIFIED") || (data0 === "AUTO")) || (data0 === "ANY")) || (data0 === "NONE"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"FunctionCallingMode/anyOf/0/enum",keyword:"enum",params:{allowedValues: schemaFunctionCallingMode.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if("VALIDATED" !== data0){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"FunctionCallingMode/anyOf/1/const",keyword:"const",params:{allowedValue: "VALIDATED"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs6){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs7 = errors;
const _errs8 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"FunctionCallingMode/anyOf/1/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("VALIDATED" !== data0){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"FunctionCallingMode/anyOf/1/x-choice/generate-content-newer-names/const",keyword:"const",params:{allowedValue: "VALIDATED"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid4 = _errs8 === errors;
if(!valid4){
for(let i0=_errs7; i0<errors; i0++){
vErrors[i0].question ??= "generate-content-newer-names";
}
valid3 = false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"FunctionCallingMode/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
checkFunctionCallingConfig.errors = vErrors;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data1)){
var valid5 = true;
const len0 = data1.length;
for(let i1=0; i1<len0; i1++){
const _errs12 = errors;
if(typeof data1[i1] !== "string"){
checkFunctionCallingConfig.errors = [{instancePath:instancePath+"/allowedFunctionNames/" + i1,schemaPath:"#/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs12 === errors;
if(!valid5){
break;
}
}
}
else {
checkFunctionCallingConfig.errors = [{instancePath:instancePath+"/allowedFunctionNames",schemaPath:"#/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}}];
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
else {
checkFunctionCallingConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkFunctionCallingConfig.errors = vErrors;
return errors === 0;
}

function checkGenerateContentBlocked(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.promptFeedback === undefined) && (missing0 = "promptFeedback")) || ((data.usageMetadata === undefined) && (missing0 = "usageMetadata"))) || ((data.modelVersion === undefined) && (missing0 = "modelVersion"))) || ((data.responseId === undefined) && (missing0 = "responseId"))){
checkGenerateContentBlocked.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.candidates !== undefined){
var valid0 = false;
checkGenerateContentBlocked.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptFeedback !== undefined){
const _errs1 = errors;
if(!(checkBlockedPromptFeedback.call(this, data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkBlockedPromptFeedback.errors : vErrors.concat(checkBlockedPromptFeedback.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs2 = errors;
if(!(checkUsageMetadata.call(this, data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUsageMetadata.errors : vErrors.concat(checkUsageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined){
const _errs3 = errors;
if(typeof data.modelVersion !== "string"){
checkGenerateContentBlocked.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseId !== undefined){
const _errs5 = errors;
if(typeof data.responseId !== "string"){
checkGenerateContentBlocked.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}}];
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
}
}
else {
checkGenerateContentBlocked.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentBlocked.errors = vErrors;
return errors === 0;
}

function checkGenerateContentChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.candidates === undefined) && (missing0 = "candidates")) || ((data.usageMetadata === undefined) && (missing0 = "usageMetadata"))) || ((data.modelVersion === undefined) && (missing0 = "modelVersion"))) || ((data.responseId === undefined) && (missing0 = "responseId"))){
checkGenerateContentChunk.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.candidates !== undefined){
let data0 = data.candidates;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
checkGenerateContentChunk.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkUnfinishedCandidate.call(this, data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUnfinishedCandidate.errors : vErrors.concat(checkUnfinishedCandidate.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkGenerateContentChunk.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptFeedback !== undefined){
const _errs4 = errors;
if(!(checkPromptFeedback.call(this, data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPromptFeedback.errors : vErrors.concat(checkPromptFeedback.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs5 = errors;
if(!(checkUsageMetadata.call(this, data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUsageMetadata.errors : vErrors.concat(checkUsageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined){
const _errs6 = errors;
if(typeof data.modelVersion !== "string"){
checkGenerateContentChunk.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseId !== undefined){
const _errs8 = errors;
if(typeof data.responseId !== "string"){
checkGenerateContentChunk.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}}];
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
}
}
else {
checkGenerateContentChunk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentChunk.errors = vErrors;
return errors === 0;
}

function checkGenerateContentChunkArray(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
checkGenerateContentChunkArray.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(checkGenerateContentBlocked.call(this, data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentBlocked.errors : vErrors.concat(checkGenerateContentBlocked.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!(checkGenerateContentFinalChunk.call(this, data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentFinalChunk.errors : vErrors.concat(checkGenerateContentFinalChunk.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(checkGenerateContentChunk.call(this, data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentChunk.errors : vErrors.concat(checkGenerateContentChunk.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(checkGenerateContentErrorBody.call(this, data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentErrorBody.errors : vErrors.concat(checkGenerateContentErrorBody.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
}
}
if(!valid1){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
checkGenerateContentChunkArray.errors = vErrors;
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
if(!valid0){
break;
}
}
}
}
else {
checkGenerateContentChunkArray.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
checkGenerateContentChunkArray.errors = vErrors;
return errors === 0;
}

function checkGenerateContentError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.details === undefined) && (missing0 = "details"))){
checkGenerateContentError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkGenerateContentError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
let valid1 = true;
if(this?.choices !== false){
if(valid1){
const _errs3 = errors;
const _errs4 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/x-choice/generate-content-error-code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0 < 400 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/x-choice/generate-content-error-code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
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
var valid2 = _errs4 === errors;
if(!valid2){
for(let i0=_errs3; i0<errors; i0++){
vErrors[i0].question ??= "generate-content-error-code";
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
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
checkGenerateContentError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs7 = errors;
if(typeof data2 !== "string"){
checkGenerateContentError.errors = [{instancePath:instancePath+"/status",schemaPath:"GenerateContentErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "PERMISSION_DENIED")) || (data2 === "NOT_FOUND")) || (data2 === "PAYLOAD_TOO_LARGE")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNAVAILABLE")) || (data2 === "DEADLINE_EXCEEDED"))){
checkGenerateContentError.errors = [{instancePath:instancePath+"/status",schemaPath:"GenerateContentErrorStatus/enum",keyword:"enum",params:{allowedValues: schemaGenerateContentErrorStatus.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data3 = data.details;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i1=0; i1<len0; i1++){
const _errs12 = errors;
if(!(checkGenerateContentErrorDetail.call(this, data3[i1], {instancePath:instancePath+"/details/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentErrorDetail.errors : vErrors.concat(checkGenerateContentErrorDetail.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
checkGenerateContentError.errors = [{instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"}}];
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
checkGenerateContentError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentError.errors = vErrors;
return errors === 0;
}

function checkGenerateContentErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
checkGenerateContentErrorBody.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
if(!(checkGenerateContentError.call(this, data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentError.errors : vErrors.concat(checkGenerateContentError.errors);
errors = vErrors.length;
}
}
}
}
else {
checkGenerateContentErrorBody.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentErrorBody.errors = vErrors;
return errors === 0;
}

function checkGenerateContentErrorDetail(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fieldViolations === undefined) && (missing0 = "fieldViolations")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.fieldViolations !== undefined){
if(!(Array.isArray(data.fieldViolations))){
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
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data["@type"] === undefined) && (missing1 = "@type")){
checkGenerateContentErrorDetail.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data["@type"] !== undefined){
if(typeof data["@type"] !== "string"){
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/@type",schemaPath:"#/then/properties/%40type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkGenerateContentErrorDetail.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["@type"] !== undefined){
const _errs10 = errors;
if(typeof data["@type"] !== "string"){
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/@type",schemaPath:"#/properties/%40type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.fieldViolations !== undefined){
let data3 = data.fieldViolations;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.field === undefined) && (missing2 = "field")) || ((data4.description === undefined) && (missing2 = "description"))){
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/fieldViolations/" + i0,schemaPath:"GenerateContentFieldViolation/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.field !== undefined){
const _errs17 = errors;
if(typeof data4.field !== "string"){
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/fieldViolations/" + i0+"/field",schemaPath:"GenerateContentFieldViolation/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.description !== undefined){
const _errs19 = errors;
if(typeof data4.description !== "string"){
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/fieldViolations/" + i0+"/description",schemaPath:"GenerateContentFieldViolation/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/fieldViolations/" + i0,schemaPath:"GenerateContentFieldViolation/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/fieldViolations",schemaPath:"#/properties/fieldViolations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.retryDelay !== undefined){
const _errs21 = errors;
if(typeof data.retryDelay !== "string"){
checkGenerateContentErrorDetail.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
checkGenerateContentErrorDetail.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid7 = true;
if(this?.choices !== false){
if(valid7){
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data["@type"] === undefined) && (missing3 = "@type")){
const err3 = {instancePath,schemaPath:"#/x-choice/generate-content-error-details/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid8 = _errs24 === errors;
if(!valid8){
for(let i1=_errs23; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-error-details";
}
valid7 = false;
}
}
}
}
}
checkGenerateContentErrorDetail.errors = vErrors;
return errors === 0;
}

function checkGenerateContentFinalChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.candidates === undefined) && (missing0 = "candidates")) || ((data.usageMetadata === undefined) && (missing0 = "usageMetadata"))) || ((data.modelVersion === undefined) && (missing0 = "modelVersion"))) || ((data.responseId === undefined) && (missing0 = "responseId"))){
checkGenerateContentFinalChunk.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.candidates !== undefined){
let data0 = data.candidates;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
checkGenerateContentFinalChunk.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkFinishedCandidate.call(this, data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkFinishedCandidate.errors : vErrors.concat(checkFinishedCandidate.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkGenerateContentFinalChunk.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptFeedback !== undefined){
const _errs4 = errors;
if(!(checkPromptFeedback.call(this, data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPromptFeedback.errors : vErrors.concat(checkPromptFeedback.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs5 = errors;
if(!(checkUsageMetadata.call(this, data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUsageMetadata.errors : vErrors.concat(checkUsageMetadata.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined){
const _errs6 = errors;
if(typeof data.modelVersion !== "string"){
checkGenerateContentFinalChunk.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseId !== undefined){
const _errs8 = errors;
if(typeof data.responseId !== "string"){
checkGenerateContentFinalChunk.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}}];
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
}
}
else {
checkGenerateContentFinalChunk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentFinalChunk.errors = vErrors;
return errors === 0;
}

const patternGenerateContentRequest_0 = new RegExp("^cachedContents/.+$", "u");
function checkGenerateContentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
checkGenerateContentRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.contents !== undefined){
let data0 = data.contents;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkPromptContent.call(this, data0[i0], {instancePath:instancePath+"/contents/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPromptContent.errors : vErrors.concat(checkPromptContent.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkGenerateContentRequest.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type: "array"}}];
return false;
}
if(errors === _errs1){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/x-choice/generate-content-empty-contents/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs5 === errors;
if(!valid3){
for(let i1=_errs4; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-empty-contents";
}
valid2 = false;
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
if(data.tools !== undefined){
let data2 = data.tools;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
const _errs8 = errors;
if(!(checkGenerateContentTool.call(this, data2[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentTool.errors : vErrors.concat(checkGenerateContentTool.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
checkGenerateContentRequest.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolConfig !== undefined){
const _errs9 = errors;
if(!(checkGenerateContentToolConfig.call(this, data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentToolConfig.errors : vErrors.concat(checkGenerateContentToolConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetySettings !== undefined){
let data5 = data.safetySettings;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid5 = true;
const len2 = data5.length;
for(let i3=0; i3<len2; i3++){
const _errs12 = errors;
if(!(checkSafetySetting.call(this, data5[i3], {instancePath:instancePath+"/safetySettings/" + i3,parentData:data5,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSafetySetting.errors : vErrors.concat(checkSafetySetting.errors);
errors = vErrors.length;
}
var valid5 = _errs12 === errors;
if(!valid5){
break;
}
}
}
else {
checkGenerateContentRequest.errors = [{instancePath:instancePath+"/safetySettings",schemaPath:"#/properties/safetySettings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.systemInstruction !== undefined){
const _errs13 = errors;
if(!(checkSystemInstruction.call(this, data.systemInstruction, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSystemInstruction.errors : vErrors.concat(checkSystemInstruction.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generationConfig !== undefined){
const _errs14 = errors;
if(!(checkGenerationConfig.call(this, data.generationConfig, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerationConfig.errors : vErrors.concat(checkGenerationConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cachedContent !== undefined){
let data9 = data.cachedContent;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(!patternGenerateContentRequest_0.test(data9)){
checkGenerateContentRequest.errors = [{instancePath:instancePath+"/cachedContent",schemaPath:"#/properties/cachedContent/pattern",keyword:"pattern",params:{pattern: "^cachedContents/.+$"}}];
return false;
}
}
else {
checkGenerateContentRequest.errors = [{instancePath:instancePath+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
else {
checkGenerateContentRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentRequest.errors = vErrors;
return errors === 0;
}

function checkGenerateContentResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.promptFeedback === undefined) && (missing0 = "promptFeedback")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.promptFeedback !== undefined){
let data0 = data.promptFeedback;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.blockReason === undefined) && (missing1 = "blockReason")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.blockReason !== undefined){
if(typeof data0.blockReason !== "string"){
const err2 = {};
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
if(!_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.candidates === undefined) && (missing2 = "candidates")){
checkGenerateContentResponse.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.candidates !== undefined){
if(!(Array.isArray(data.candidates))){
checkGenerateContentResponse.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/else/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
checkGenerateContentResponse.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates !== undefined){
let data3 = data.candidates;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(checkCandidate.call(this, data3[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkCandidate.errors : vErrors.concat(checkCandidate.errors);
errors = vErrors.length;
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
else {
checkGenerateContentResponse.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.promptFeedback !== undefined){
const _errs14 = errors;
if(!(checkPromptFeedback.call(this, data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPromptFeedback.errors : vErrors.concat(checkPromptFeedback.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.usageMetadata !== undefined){
const _errs15 = errors;
if(!(checkUsageMetadata.call(this, data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUsageMetadata.errors : vErrors.concat(checkUsageMetadata.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.modelVersion !== undefined){
const _errs16 = errors;
if(typeof data.modelVersion !== "string"){
checkGenerateContentResponse.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.responseId !== undefined){
const _errs18 = errors;
if(typeof data.responseId !== "string"){
checkGenerateContentResponse.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
else {
checkGenerateContentResponse.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.usageMetadata === undefined) && (missing3 = "usageMetadata")) || ((data.modelVersion === undefined) && (missing3 = "modelVersion"))) || ((data.responseId === undefined) && (missing3 = "responseId"))){
const err4 = {instancePath,schemaPath:"#/x-choice/generate-content-reply-fields/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.candidates !== undefined){
let data9 = data.candidates;
if(Array.isArray(data9)){
if(data9.length < 1){
const err5 = {instancePath:instancePath+"/candidates",schemaPath:"#/x-choice/generate-content-reply-fields/properties/candidates/minItems",keyword:"minItems",params:{limit: 1}};
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
}
var valid7 = _errs21 === errors;
if(!valid7){
for(let i1=_errs20; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-reply-fields";
}
valid6 = false;
}
}
}
}
}
checkGenerateContentResponse.errors = vErrors;
return errors === 0;
}

const checkGenerateContentSchema = rememberResults(function (data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.anyOf === undefined) && (missing0 = "anyOf")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.anyOf !== undefined){
if(!(Array.isArray(data.anyOf))){
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
if(!_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
checkGenerateContentSchema.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/type",schemaPath:"#/else/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
checkGenerateContentSchema.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data2 = data.type;
const _errs10 = errors;
if(typeof data2 !== "string"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data2 === "TYPE_UNSPECIFIED") || (data2 === "STRING")) || (data2 === "NUMBER")) || (data2 === "INTEGER")) || (data2 === "BOOLEAN")) || (data2 === "ARRAY")) || (data2 === "OBJECT"))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schemaGenerateContentSchema.properties.type.enum}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.description !== undefined){
const _errs12 = errors;
if(typeof data.description !== "string"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.enum !== undefined){
let data4 = data.enum;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(typeof data4[i0] !== "string"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/enum/" + i0,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.nullable !== undefined){
const _errs18 = errors;
if(typeof data.nullable !== "boolean"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/nullable",schemaPath:"#/properties/nullable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.format !== undefined){
const _errs20 = errors;
if(typeof data.format !== "string"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.items !== undefined){
const _errs22 = errors;
if(!(checkGenerateContentSchema.call(this, data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentSchema.errors : vErrors.concat(checkGenerateContentSchema.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.properties !== undefined){
let data9 = data.properties;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
const _errs26 = errors;
if(!(checkGenerateContentSchema.call(this, data9[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentSchema.errors : vErrors.concat(checkGenerateContentSchema.errors);
errors = vErrors.length;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.anyOf !== undefined){
let data11 = data.anyOf;
const _errs27 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data11)){
if(data11.length < 1){
const err3 = {instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/x-choice/generate-content-schema-type/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
var valid8 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(!(checkGenerateContentSchema.call(this, data11[i1], {instancePath:instancePath+"/anyOf/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentSchema.errors : vErrors.concat(checkGenerateContentSchema.errors);
errors = vErrors.length;
}
var valid8 = _errs31 === errors;
if(!valid8){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/x-choice/generate-content-schema-type/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid7 = _errs29 === errors;
if(!valid7){
for(let i2=_errs28; i2<errors; i2++){
vErrors[i2].question ??= "generate-content-schema-type";
}
valid6 = false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.required !== undefined){
let data13 = data.required;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
var valid9 = true;
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
const _errs34 = errors;
if(typeof data13[i3] !== "string"){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/required/" + i3,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs34 === errors;
if(!valid9){
break;
}
}
}
else {
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.minimum !== undefined){
let data15 = data.minimum;
const _errs36 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.maximum !== undefined){
let data16 = data.maximum;
const _errs38 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.minItems !== undefined){
let data17 = data.minItems;
const _errs40 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.maxItems !== undefined){
let data18 = data.maxItems;
const _errs42 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.minLength !== undefined){
let data19 = data.minLength;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.maxLength !== undefined){
let data20 = data.maxLength;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
checkGenerateContentSchema.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs46 === errors;
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
checkGenerateContentSchema.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid10 = true;
if(this?.choices !== false){
if(valid10 && this?.strict !== false){
const _errs48 = errors;
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err5 = {instancePath,schemaPath:"#/x-choice/generate-content-schema-type/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid11 = _errs49 === errors;
if(!valid11){
for(let i4=_errs48; i4<errors; i4++){
vErrors[i4].question ??= "generate-content-schema-type";
}
valid10 = false;
}
}
}
}
}
checkGenerateContentSchema.errors = vErrors;
return errors === 0;
});

function checkGenerateContentTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionDeclarations !== undefined){
let data0 = data.functionDeclarations;
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
let missing0;
if((data1.name === undefined) && (missing0 = "name")){
checkGenerateContentTool.errors = [{instancePath:instancePath+"/functionDeclarations/" + i0,schemaPath:"FunctionDeclaration/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data1.name !== undefined){
const _errs6 = errors;
if(typeof data1.name !== "string"){
checkGenerateContentTool.errors = [{instancePath:instancePath+"/functionDeclarations/" + i0+"/name",schemaPath:"FunctionDeclaration/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
const _errs8 = errors;
if(typeof data1.description !== "string"){
checkGenerateContentTool.errors = [{instancePath:instancePath+"/functionDeclarations/" + i0+"/description",schemaPath:"FunctionDeclaration/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.parameters !== undefined){
let data4 = data1.parameters;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
checkGenerateContentTool.errors = [{instancePath:instancePath+"/functionDeclarations/" + i0+"/parameters",schemaPath:"FunctionDeclaration/properties/parameters/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.parametersJsonSchema !== undefined){
let data5 = data1.parametersJsonSchema;
const _errs13 = errors;
let valid4 = true;
if(this?.choices !== false){
if(valid4){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err0 = {instancePath:instancePath+"/functionDeclarations/" + i0+"/parametersJsonSchema",schemaPath:"FunctionDeclaration/properties/parametersJsonSchema/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid5 = _errs15 === errors;
if(!valid5){
for(let i1=_errs14; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-newer-names";
}
valid4 = false;
}
}
}
var valid3 = _errs13 === errors;
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
checkGenerateContentTool.errors = [{instancePath:instancePath+"/functionDeclarations/" + i0,schemaPath:"FunctionDeclaration/type",keyword:"type",params:{type: "object"}}];
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
checkGenerateContentTool.errors = [{instancePath:instancePath+"/functionDeclarations",schemaPath:"#/properties/functionDeclarations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecution !== undefined){
let data6 = data.codeExecution;
const _errs18 = errors;
if(errors === _errs18){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
checkGenerateContentTool.errors = [{instancePath:instancePath+"/codeExecution",schemaPath:"#/properties/codeExecution/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleSearch !== undefined){
let data7 = data.googleSearch;
const _errs21 = errors;
let valid6 = true;
if(this?.choices !== false){
if(valid6){
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err1 = {instancePath:instancePath+"/googleSearch",schemaPath:"#/properties/googleSearch/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid7 = _errs23 === errors;
if(!valid7){
for(let i2=_errs22; i2<errors; i2++){
vErrors[i2].question ??= "generate-content-newer-names";
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
if(valid0){
if(data.urlContext !== undefined){
let data8 = data.urlContext;
const _errs26 = errors;
let valid8 = true;
if(this?.choices !== false){
if(valid8){
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err2 = {instancePath:instancePath+"/urlContext",schemaPath:"#/properties/urlContext/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid9 = _errs28 === errors;
if(!valid9){
for(let i3=_errs27; i3<errors; i3++){
vErrors[i3].question ??= "generate-content-newer-names";
}
valid8 = false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
checkGenerateContentTool.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentTool.errors = vErrors;
return errors === 0;
}

function checkGenerateContentToolConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionCallingConfig !== undefined){
if(!(checkFunctionCallingConfig.call(this, data.functionCallingConfig, {instancePath:instancePath+"/functionCallingConfig",parentData:data,parentDataProperty:"functionCallingConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkFunctionCallingConfig.errors : vErrors.concat(checkFunctionCallingConfig.errors);
errors = vErrors.length;
}
}
}
else {
checkGenerateContentToolConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerateContentToolConfig.errors = vErrors;
return errors === 0;
}

function checkGenerationConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stopSequences !== undefined){
let data0 = data.stopSequences;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 5){
checkGenerationConfig.errors = [{instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/stopSequences/" + i0,schemaPath:"#/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
checkGenerationConfig.errors = [{instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseMimeType !== undefined){
let data2 = data.responseMimeType;
const _errs5 = errors;
if(typeof data2 !== "string"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/responseMimeType",schemaPath:"#/properties/responseMimeType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "text/plain") || (data2 === "application/json")) || (data2 === "text/x.enum"))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/responseMimeType",schemaPath:"#/properties/responseMimeType/enum",keyword:"enum",params:{allowedValues: schemaGenerationConfig.properties.responseMimeType.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseSchema !== undefined){
const _errs7 = errors;
if(!(checkGenerateContentSchema.call(this, data.responseSchema, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGenerateContentSchema.errors : vErrors.concat(checkGenerateContentSchema.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseJsonSchema !== undefined){
let data4 = data.responseJsonSchema;
const _errs8 = errors;
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err0 = {instancePath:instancePath+"/responseJsonSchema",schemaPath:"#/properties/responseJsonSchema/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
for(let i1=_errs9; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-newer-names";
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
if(valid0){
if(data.responseModalities !== undefined){
let data5 = data.responseModalities;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
const _errs15 = errors;
if(typeof data6 !== "string"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/responseModalities/" + i2,schemaPath:"#/properties/responseModalities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "TEXT") || (data6 === "IMAGE")) || (data6 === "AUDIO"))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/responseModalities/" + i2,schemaPath:"#/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues: schemaGenerationConfig.properties.responseModalities.items.enum}}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
checkGenerationConfig.errors = [{instancePath:instancePath+"/responseModalities",schemaPath:"#/properties/responseModalities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidateCount !== undefined){
let data7 = data.candidateCount;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxOutputTokens !== undefined){
let data8 = data.maxOutputTokens;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data9 = data.temperature;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
checkGenerationConfig.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
checkGenerationConfig.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkGenerationConfig.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topP !== undefined){
let data10 = data.topP;
const _errs23 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topK !== undefined){
let data11 = data.topK;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presencePenalty !== undefined){
let data13 = data.presencePenalty;
const _errs29 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequencyPenalty !== undefined){
let data14 = data.frequencyPenalty;
const _errs31 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseLogprobs !== undefined){
const _errs33 = errors;
if(typeof data.responseLogprobs !== "boolean"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/responseLogprobs",schemaPath:"#/properties/responseLogprobs/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data16 = data.logprobs;
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableEnhancedCivicAnswers !== undefined){
const _errs37 = errors;
if(typeof data.enableEnhancedCivicAnswers !== "boolean"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/enableEnhancedCivicAnswers",schemaPath:"#/properties/enableEnhancedCivicAnswers/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speechConfig !== undefined){
const _errs39 = errors;
if(!(checkSpeechConfig.call(this, data.speechConfig, {instancePath:instancePath+"/speechConfig",parentData:data,parentDataProperty:"speechConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSpeechConfig.errors : vErrors.concat(checkSpeechConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinkingConfig !== undefined){
let data19 = data.thinkingConfig;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.includeThoughts !== undefined){
const _errs43 = errors;
if(typeof data19.includeThoughts !== "boolean"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/thinkingConfig/includeThoughts",schemaPath:"GenerateContentThinkingConfig/properties/includeThoughts/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data19.thinkingBudget !== undefined){
let data21 = data19.thinkingBudget;
const _errs45 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/thinkingConfig/thinkingBudget",schemaPath:"GenerateContentThinkingConfig/properties/thinkingBudget/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
}
}
else {
checkGenerationConfig.errors = [{instancePath:instancePath+"/thinkingConfig",schemaPath:"GenerateContentThinkingConfig/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
let data22 = data.mediaResolution;
const _errs47 = errors;
if(typeof data22 !== "string"){
checkGenerationConfig.errors = [{instancePath:instancePath+"/mediaResolution",schemaPath:"MediaResolution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data22 === "MEDIA_RESOLUTION_UNSPECIFIED") || (data22 === "MEDIA_RESOLUTION_LOW")) || (data22 === "MEDIA_RESOLUTION_MEDIUM")) || (data22 === "MEDIA_RESOLUTION_HIGH"))){
checkGenerationConfig.errors = [{instancePath:instancePath+"/mediaResolution",schemaPath:"MediaResolution/enum",keyword:"enum",params:{allowedValues: schemaMediaResolution.enum}}];
return false;
}
var valid0 = _errs47 === errors;
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
else {
checkGenerationConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGenerationConfig.errors = vErrors;
return errors === 0;
}

function checkGroundingAttribution(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceId !== undefined){
const _errs1 = errors;
if(!(checkAttributionSourceId.call(this, data.sourceId, {instancePath:instancePath+"/sourceId",parentData:data,parentDataProperty:"sourceId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkAttributionSourceId.errors : vErrors.concat(checkAttributionSourceId.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs2 = errors;
if(!(checkContent.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkContent.errors : vErrors.concat(checkContent.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
checkGroundingAttribution.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGroundingAttribution.errors = vErrors;
return errors === 0;
}

function checkGroundingChunk(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.web !== undefined){
let data0 = data.web;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.uri !== undefined){
const _errs4 = errors;
if(typeof data0.uri !== "string"){
checkGroundingChunk.errors = [{instancePath:instancePath+"/web/uri",schemaPath:"WebGroundingChunk/properties/uri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.title !== undefined){
const _errs6 = errors;
if(typeof data0.title !== "string"){
checkGroundingChunk.errors = [{instancePath:instancePath+"/web/title",schemaPath:"WebGroundingChunk/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
else {
checkGroundingChunk.errors = [{instancePath:instancePath+"/web",schemaPath:"WebGroundingChunk/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
checkGroundingChunk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGroundingChunk.errors = vErrors;
return errors === 0;
}

function checkGroundingMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groundingChunks !== undefined){
let data0 = data.groundingChunks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkGroundingChunk.call(this, data0[i0], {instancePath:instancePath+"/groundingChunks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGroundingChunk.errors : vErrors.concat(checkGroundingChunk.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkGroundingMetadata.errors = [{instancePath:instancePath+"/groundingChunks",schemaPath:"#/properties/groundingChunks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingSupports !== undefined){
let data2 = data.groundingSupports;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(checkGroundingSupport.call(this, data2[i1], {instancePath:instancePath+"/groundingSupports/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkGroundingSupport.errors : vErrors.concat(checkGroundingSupport.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
checkGroundingMetadata.errors = [{instancePath:instancePath+"/groundingSupports",schemaPath:"#/properties/groundingSupports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webSearchQueries !== undefined){
let data4 = data.webSearchQueries;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(typeof data4[i2] !== "string"){
checkGroundingMetadata.errors = [{instancePath:instancePath+"/webSearchQueries/" + i2,schemaPath:"#/properties/webSearchQueries/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
checkGroundingMetadata.errors = [{instancePath:instancePath+"/webSearchQueries",schemaPath:"#/properties/webSearchQueries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searchEntryPoint !== undefined){
let data6 = data.searchEntryPoint;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.renderedContent !== undefined){
const _errs14 = errors;
if(typeof data6.renderedContent !== "string"){
checkGroundingMetadata.errors = [{instancePath:instancePath+"/searchEntryPoint/renderedContent",schemaPath:"SearchEntryPoint/properties/renderedContent/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.sdkBlob !== undefined){
const _errs16 = errors;
if(typeof data6.sdkBlob !== "string"){
checkGroundingMetadata.errors = [{instancePath:instancePath+"/searchEntryPoint/sdkBlob",schemaPath:"SearchEntryPoint/properties/sdkBlob/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
else {
checkGroundingMetadata.errors = [{instancePath:instancePath+"/searchEntryPoint",schemaPath:"SearchEntryPoint/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalMetadata !== undefined){
let data9 = data.retrievalMetadata;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.searchDynamicRetrievalScore !== undefined){
let data10 = data9.searchDynamicRetrievalScore;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
checkGroundingMetadata.errors = [{instancePath:instancePath+"/retrievalMetadata/searchDynamicRetrievalScore",schemaPath:"RetrievalMetadata/properties/searchDynamicRetrievalScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
checkGroundingMetadata.errors = [{instancePath:instancePath+"/retrievalMetadata/searchDynamicRetrievalScore",schemaPath:"RetrievalMetadata/properties/searchDynamicRetrievalScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkGroundingMetadata.errors = [{instancePath:instancePath+"/retrievalMetadata/searchDynamicRetrievalScore",schemaPath:"RetrievalMetadata/properties/searchDynamicRetrievalScore/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
}
}
else {
checkGroundingMetadata.errors = [{instancePath:instancePath+"/retrievalMetadata",schemaPath:"RetrievalMetadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
else {
checkGroundingMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGroundingMetadata.errors = vErrors;
return errors === 0;
}

function checkGroundingSupport(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groundingChunkIndices !== undefined){
let data0 = data.groundingChunkIndices;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkGroundingSupport.errors = [{instancePath:instancePath+"/groundingChunkIndices/" + i0,schemaPath:"#/properties/groundingChunkIndices/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkGroundingSupport.errors = [{instancePath:instancePath+"/groundingChunkIndices/" + i0,schemaPath:"#/properties/groundingChunkIndices/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkGroundingSupport.errors = [{instancePath:instancePath+"/groundingChunkIndices",schemaPath:"#/properties/groundingChunkIndices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidenceScores !== undefined){
let data2 = data.confidenceScores;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
checkGroundingSupport.errors = [{instancePath:instancePath+"/confidenceScores/" + i1,schemaPath:"#/properties/confidenceScores/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
checkGroundingSupport.errors = [{instancePath:instancePath+"/confidenceScores/" + i1,schemaPath:"#/properties/confidenceScores/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
checkGroundingSupport.errors = [{instancePath:instancePath+"/confidenceScores/" + i1,schemaPath:"#/properties/confidenceScores/items/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
checkGroundingSupport.errors = [{instancePath:instancePath+"/confidenceScores",schemaPath:"#/properties/confidenceScores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment !== undefined){
let data4 = data.segment;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.partIndex !== undefined){
let data5 = data4.partIndex;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/partIndex",schemaPath:"GroundingSegment/properties/partIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/partIndex",schemaPath:"GroundingSegment/properties/partIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.startIndex !== undefined){
let data6 = data4.startIndex;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/startIndex",schemaPath:"GroundingSegment/properties/startIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/startIndex",schemaPath:"GroundingSegment/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.endIndex !== undefined){
let data7 = data4.endIndex;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/endIndex",schemaPath:"GroundingSegment/properties/endIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/endIndex",schemaPath:"GroundingSegment/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.text !== undefined){
const _errs18 = errors;
if(typeof data4.text !== "string"){
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment/text",schemaPath:"GroundingSegment/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
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
checkGroundingSupport.errors = [{instancePath:instancePath+"/segment",schemaPath:"GroundingSegment/type",keyword:"type",params:{type: "object"}}];
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
else {
checkGroundingSupport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkGroundingSupport.errors = vErrors;
return errors === 0;
}

function checkLogprobsResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topCandidates !== undefined){
let data0 = data.topCandidates;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkTopLogprobs.call(this, data0[i0], {instancePath:instancePath+"/topCandidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkTopLogprobs.errors : vErrors.concat(checkTopLogprobs.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkLogprobsResult.errors = [{instancePath:instancePath+"/topCandidates",schemaPath:"#/properties/topCandidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chosenCandidates !== undefined){
let data2 = data.chosenCandidates;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.token !== undefined){
const _errs9 = errors;
if(typeof data3.token !== "string"){
checkLogprobsResult.errors = [{instancePath:instancePath+"/chosenCandidates/" + i1+"/token",schemaPath:"LogprobsToken/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.tokenId !== undefined){
let data5 = data3.tokenId;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkLogprobsResult.errors = [{instancePath:instancePath+"/chosenCandidates/" + i1+"/tokenId",schemaPath:"LogprobsToken/properties/tokenId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.logProbability !== undefined){
let data6 = data3.logProbability;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
checkLogprobsResult.errors = [{instancePath:instancePath+"/chosenCandidates/" + i1+"/logProbability",schemaPath:"LogprobsToken/properties/logProbability/type",keyword:"type",params:{type: "number"}}];
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
checkLogprobsResult.errors = [{instancePath:instancePath+"/chosenCandidates/" + i1,schemaPath:"LogprobsToken/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
checkLogprobsResult.errors = [{instancePath:instancePath+"/chosenCandidates",schemaPath:"#/properties/chosenCandidates/type",keyword:"type",params:{type: "array"}}];
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
else {
checkLogprobsResult.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkLogprobsResult.errors = vErrors;
return errors === 0;
}

function checkModalityTokenCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modality !== undefined){
let data0 = data.modality;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkModalityTokenCount.errors = [{instancePath:instancePath+"/modality",schemaPath:"Modality/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "MODALITY_UNSPECIFIED") || (data0 === "TEXT")) || (data0 === "IMAGE")) || (data0 === "VIDEO")) || (data0 === "AUDIO")) || (data0 === "DOCUMENT"))){
checkModalityTokenCount.errors = [{instancePath:instancePath+"/modality",schemaPath:"Modality/enum",keyword:"enum",params:{allowedValues: schemaModality.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenCount !== undefined){
let data1 = data.tokenCount;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkModalityTokenCount.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkModalityTokenCount.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
checkModalityTokenCount.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid2 = true;
if(this?.choices !== false){
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modality === undefined) && (missing0 = "modality")) || ((data.tokenCount === undefined) && (missing0 = "tokenCount"))){
const err0 = {instancePath,schemaPath:"#/x-choice/generate-content-reply-fields/required",keyword:"required",params:{missingProperty: missing0}};
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
vErrors[i0].question ??= "generate-content-reply-fields";
}
valid2 = false;
}
}
}
}
}
checkModalityTokenCount.errors = vErrors;
return errors === 0;
}

function checkModelContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
checkModelContent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkPart.call(this, data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkModelContent.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs4 = errors;
if(typeof data2 !== "string"){
checkModelContent.errors = [{instancePath:instancePath+"/role",schemaPath:"ContentRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "user") || (data2 === "model")) || (data2 === "function")) || (data2 === "tool"))){
checkModelContent.errors = [{instancePath:instancePath+"/role",schemaPath:"ContentRole/enum",keyword:"enum",params:{allowedValues: schemaContentRole.enum}}];
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
checkModelContent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
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
if((data.role === undefined) && (missing1 = "role")){
const err0 = {instancePath,schemaPath:"#/x-choice/generate-content-reply-fields/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.parts !== undefined){
let data3 = data.parts;
const _errs9 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
const err1 = {instancePath:instancePath+"/parts",schemaPath:"#/x-choice/generate-content-reply-fields/properties/parts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.role !== undefined){
const _errs10 = errors;
if("model" !== data.role){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/x-choice/generate-content-reply-fields/properties/role/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
}
}
}
var valid4 = _errs8 === errors;
if(!valid4){
for(let i1=_errs7; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-reply-fields";
}
valid3 = false;
}
}
}
}
}
checkModelContent.errors = vErrors;
return errors === 0;
}

function checkMultiSpeakerVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.speakerVoiceConfigs !== undefined){
let data0 = data.speakerVoiceConfigs;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkSpeakerVoiceConfig.call(this, data0[i0], {instancePath:instancePath+"/speakerVoiceConfigs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSpeakerVoiceConfig.errors : vErrors.concat(checkSpeakerVoiceConfig.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkMultiSpeakerVoiceConfig.errors = [{instancePath:instancePath+"/speakerVoiceConfigs",schemaPath:"#/properties/speakerVoiceConfigs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
checkMultiSpeakerVoiceConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkMultiSpeakerVoiceConfig.errors = vErrors;
return errors === 0;
}

const patternPart_0 = base64Pattern("^(?:[A-Za-z0-9+/_-][A-Za-z0-9+/_-][A-Za-z0-9+/_-][A-Za-z0-9+/_-])*(?:[A-Za-z0-9+/_-][A-Za-z0-9+/_-][A-Za-z0-9+/_-]?={0,2})?$");
function checkPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
checkPart.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inlineData !== undefined){
let data1 = data.inlineData;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if(((data1.mimeType === undefined) && (missing0 = "mimeType")) || ((data1.data === undefined) && (missing0 = "data"))){
checkPart.errors = [{instancePath:instancePath+"/inlineData",schemaPath:"InlineData/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data1.mimeType !== undefined){
const _errs6 = errors;
if(typeof data1.mimeType !== "string"){
checkPart.errors = [{instancePath:instancePath+"/inlineData/mimeType",schemaPath:"InlineData/properties/mimeType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.data !== undefined){
let data3 = data1.data;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!patternPart_0.test(data3)){
checkPart.errors = [{instancePath:instancePath+"/inlineData/data",schemaPath:"InlineData/properties/data/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/_-][A-Za-z0-9+/_-][A-Za-z0-9+/_-][A-Za-z0-9+/_-])*(?:[A-Za-z0-9+/_-][A-Za-z0-9+/_-][A-Za-z0-9+/_-]?={0,2})?$"}}];
return false;
}
}
else {
checkPart.errors = [{instancePath:instancePath+"/inlineData/data",schemaPath:"InlineData/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
checkPart.errors = [{instancePath:instancePath+"/inlineData",schemaPath:"InlineData/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileData !== undefined){
let data4 = data.fileData;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.mimeType !== undefined){
const _errs13 = errors;
if(typeof data4.mimeType !== "string"){
checkPart.errors = [{instancePath:instancePath+"/fileData/mimeType",schemaPath:"FileData/properties/mimeType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.fileUri !== undefined){
const _errs15 = errors;
if(typeof data4.fileUri !== "string"){
checkPart.errors = [{instancePath:instancePath+"/fileData/fileUri",schemaPath:"FileData/properties/fileUri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
else {
checkPart.errors = [{instancePath:instancePath+"/fileData",schemaPath:"FileData/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionCall !== undefined){
let data7 = data.functionCall;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.name === undefined) && (missing1 = "name")){
checkPart.errors = [{instancePath:instancePath+"/functionCall",schemaPath:"PartFunctionCall/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data7.id !== undefined){
const _errs20 = errors;
let valid7 = true;
if(this?.choices !== false){
if(valid7){
const _errs21 = errors;
const _errs22 = errors;
if(typeof data7.id !== "string"){
const err0 = {instancePath:instancePath+"/functionCall/id",schemaPath:"PartFunctionCall/properties/id/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid8 = _errs22 === errors;
if(!valid8){
for(let i0=_errs21; i0<errors; i0++){
vErrors[i0].question ??= "generate-content-newer-names";
}
valid7 = false;
}
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.name !== undefined){
const _errs24 = errors;
if(typeof data7.name !== "string"){
checkPart.errors = [{instancePath:instancePath+"/functionCall/name",schemaPath:"PartFunctionCall/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.args !== undefined){
let data10 = data7.args;
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
checkPart.errors = [{instancePath:instancePath+"/functionCall/args",schemaPath:"PartFunctionCall/properties/args/type",keyword:"type",params:{type: "object"}}];
return false;
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
else {
checkPart.errors = [{instancePath:instancePath+"/functionCall",schemaPath:"PartFunctionCall/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionResponse !== undefined){
let data11 = data.functionResponse;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.name === undefined) && (missing2 = "name")) || ((data11.response === undefined) && (missing2 = "response"))){
checkPart.errors = [{instancePath:instancePath+"/functionResponse",schemaPath:"PartFunctionResponse/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data11.id !== undefined){
const _errs32 = errors;
let valid11 = true;
if(this?.choices !== false){
if(valid11){
const _errs33 = errors;
const _errs34 = errors;
if(typeof data11.id !== "string"){
const err1 = {instancePath:instancePath+"/functionResponse/id",schemaPath:"PartFunctionResponse/properties/id/x-choice/generate-content-newer-names/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid12 = _errs34 === errors;
if(!valid12){
for(let i1=_errs33; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-newer-names";
}
valid11 = false;
}
}
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data11.name !== undefined){
const _errs36 = errors;
if(typeof data11.name !== "string"){
checkPart.errors = [{instancePath:instancePath+"/functionResponse/name",schemaPath:"PartFunctionResponse/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data11.response !== undefined){
let data14 = data11.response;
const _errs38 = errors;
if(errors === _errs38){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
checkPart.errors = [{instancePath:instancePath+"/functionResponse/response",schemaPath:"PartFunctionResponse/properties/response/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
checkPart.errors = [{instancePath:instancePath+"/functionResponse",schemaPath:"PartFunctionResponse/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executableCode !== undefined){
const _errs41 = errors;
if(!(checkExecutableCode.call(this, data.executableCode, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkExecutableCode.errors : vErrors.concat(checkExecutableCode.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecutionResult !== undefined){
const _errs42 = errors;
if(!(checkCodeExecutionResult.call(this, data.codeExecutionResult, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkCodeExecutionResult.errors : vErrors.concat(checkCodeExecutionResult.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thought !== undefined){
const _errs43 = errors;
let valid13 = true;
if(this?.choices !== false){
if(valid13){
const _errs44 = errors;
const _errs45 = errors;
if(typeof data.thought !== "boolean"){
const err2 = {instancePath:instancePath+"/thought",schemaPath:"#/properties/thought/x-choice/generate-content-thoughts/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid14 = _errs45 === errors;
if(!valid14){
for(let i2=_errs44; i2<errors; i2++){
vErrors[i2].question ??= "generate-content-thoughts";
}
valid13 = false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thoughtSignature !== undefined){
const _errs47 = errors;
let valid15 = true;
if(this?.choices !== false){
if(valid15){
const _errs48 = errors;
const _errs49 = errors;
if(typeof data.thoughtSignature !== "string"){
const err3 = {instancePath:instancePath+"/thoughtSignature",schemaPath:"#/properties/thoughtSignature/x-choice/generate-content-thoughts/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid16 = _errs49 === errors;
if(!valid16){
for(let i3=_errs48; i3<errors; i3++){
vErrors[i3].question ??= "generate-content-thoughts";
}
valid15 = false;
}
}
}
var valid0 = _errs47 === errors;
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
checkPart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkPart.errors = vErrors;
return errors === 0;
}

function checkPromptContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
checkPromptContent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(checkPart.call(this, data1, {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
errors = vErrors.length;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["fileData"] !== undefined){
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/x-instead",keyword:"x-instead",params:{property: "fileData", instead: "send the bytes as inlineData {mimeType, data}"}}];
return false;
}
else {
if(data1.fileData !== undefined){
var valid2 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/fileData",schemaPath:"#/properties/parts/items/properties/fileData/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.text !== undefined){
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.inlineData !== undefined){
var valid4 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/inlineData",schemaPath:"#/properties/parts/items/dependentSchemas/text/properties/inlineData/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.functionCall !== undefined){
var valid4 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionCall",schemaPath:"#/properties/parts/items/dependentSchemas/text/properties/functionCall/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.functionResponse !== undefined){
var valid4 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionResponse",schemaPath:"#/properties/parts/items/dependentSchemas/text/properties/functionResponse/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.executableCode !== undefined){
var valid4 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/executableCode",schemaPath:"#/properties/parts/items/dependentSchemas/text/properties/executableCode/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.codeExecutionResult !== undefined){
var valid4 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/codeExecutionResult",schemaPath:"#/properties/parts/items/dependentSchemas/text/properties/codeExecutionResult/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid4 = true;
}
}
}
}
}
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.inlineData !== undefined){
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.functionCall !== undefined){
var valid5 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionCall",schemaPath:"#/properties/parts/items/dependentSchemas/inlineData/properties/functionCall/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.functionResponse !== undefined){
var valid5 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionResponse",schemaPath:"#/properties/parts/items/dependentSchemas/inlineData/properties/functionResponse/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.executableCode !== undefined){
var valid5 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/executableCode",schemaPath:"#/properties/parts/items/dependentSchemas/inlineData/properties/executableCode/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.codeExecutionResult !== undefined){
var valid5 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/codeExecutionResult",schemaPath:"#/properties/parts/items/dependentSchemas/inlineData/properties/codeExecutionResult/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid5 = true;
}
}
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.functionCall !== undefined){
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.functionResponse !== undefined){
var valid6 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionResponse",schemaPath:"#/properties/parts/items/dependentSchemas/functionCall/properties/functionResponse/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.executableCode !== undefined){
var valid6 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/executableCode",schemaPath:"#/properties/parts/items/dependentSchemas/functionCall/properties/executableCode/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.codeExecutionResult !== undefined){
var valid6 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/codeExecutionResult",schemaPath:"#/properties/parts/items/dependentSchemas/functionCall/properties/codeExecutionResult/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid6 = true;
}
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.functionResponse !== undefined){
const _errs11 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.executableCode !== undefined){
var valid7 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/executableCode",schemaPath:"#/properties/parts/items/dependentSchemas/functionResponse/properties/executableCode/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid7 = true;
}
if(valid7){
if(data1.codeExecutionResult !== undefined){
var valid7 = false;
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/codeExecutionResult",schemaPath:"#/properties/parts/items/dependentSchemas/functionResponse/properties/codeExecutionResult/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid7 = true;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.executableCode !== undefined){
const _errs13 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.codeExecutionResult !== undefined){
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0+"/codeExecutionResult",schemaPath:"#/properties/parts/items/dependentSchemas/executableCode/properties/codeExecutionResult/false schema",keyword:"false schema",params:{}}];
return false;
}
}
var valid3 = _errs13 === errors;
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
checkPromptContent.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type: "object"}}];
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
checkPromptContent.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data18 = data.role;
const _errs15 = errors;
if(typeof data18 !== "string"){
checkPromptContent.errors = [{instancePath:instancePath+"/role",schemaPath:"ContentRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data18 === "user") || (data18 === "model")) || (data18 === "function")) || (data18 === "tool"))){
checkPromptContent.errors = [{instancePath:instancePath+"/role",schemaPath:"ContentRole/enum",keyword:"enum",params:{allowedValues: schemaContentRole.enum}}];
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
else {
checkPromptContent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkPromptContent.errors = vErrors;
return errors === 0;
}

function checkPromptFeedback(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blockReason !== undefined){
let data0 = data.blockReason;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkPromptFeedback.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"BlockReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "BLOCK_REASON_UNSPECIFIED") || (data0 === "SAFETY")) || (data0 === "OTHER")) || (data0 === "BLOCKLIST")) || (data0 === "PROHIBITED_CONTENT")) || (data0 === "IMAGE_SAFETY"))){
checkPromptFeedback.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"BlockReason/enum",keyword:"enum",params:{allowedValues: schemaBlockReason.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data1 = data.safetyRatings;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(checkSafetyRating.call(this, data1[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkSafetyRating.errors : vErrors.concat(checkSafetyRating.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
checkPromptFeedback.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}}];
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
else {
checkPromptFeedback.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkPromptFeedback.errors = vErrors;
return errors === 0;
}

function checkSafetyRating(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category !== undefined){
let data0 = data.category;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkSafetyRating.errors = [{instancePath:instancePath+"/category",schemaPath:"HarmCategory/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((data0 === "HARM_CATEGORY_UNSPECIFIED") || (data0 === "HARM_CATEGORY_DEROGATORY")) || (data0 === "HARM_CATEGORY_TOXICITY")) || (data0 === "HARM_CATEGORY_VIOLENCE")) || (data0 === "HARM_CATEGORY_SEXUAL")) || (data0 === "HARM_CATEGORY_MEDICAL")) || (data0 === "HARM_CATEGORY_DANGEROUS")) || (data0 === "HARM_CATEGORY_HARASSMENT")) || (data0 === "HARM_CATEGORY_HATE_SPEECH")) || (data0 === "HARM_CATEGORY_SEXUALLY_EXPLICIT")) || (data0 === "HARM_CATEGORY_DANGEROUS_CONTENT")) || (data0 === "HARM_CATEGORY_CIVIC_INTEGRITY"))){
checkSafetyRating.errors = [{instancePath:instancePath+"/category",schemaPath:"HarmCategory/enum",keyword:"enum",params:{allowedValues: schemaHarmCategory.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probability !== undefined){
let data1 = data.probability;
const _errs4 = errors;
if(typeof data1 !== "string"){
checkSafetyRating.errors = [{instancePath:instancePath+"/probability",schemaPath:"HarmProbability/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "HARM_PROBABILITY_UNSPECIFIED") || (data1 === "NEGLIGIBLE")) || (data1 === "LOW")) || (data1 === "MEDIUM")) || (data1 === "HIGH"))){
checkSafetyRating.errors = [{instancePath:instancePath+"/probability",schemaPath:"HarmProbability/enum",keyword:"enum",params:{allowedValues: schemaHarmProbability.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
const _errs7 = errors;
if(typeof data.blocked !== "boolean"){
checkSafetyRating.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
checkSafetyRating.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.probability === undefined) && (missing0 = "probability"))){
const err0 = {instancePath,schemaPath:"#/x-choice/generate-content-reply-fields/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs10 === errors;
if(!valid4){
for(let i0=_errs9; i0<errors; i0++){
vErrors[i0].question ??= "generate-content-reply-fields";
}
valid3 = false;
}
}
}
}
}
checkSafetyRating.errors = vErrors;
return errors === 0;
}

function checkSafetySetting(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.threshold === undefined) && (missing0 = "threshold"))){
checkSafetySetting.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.category !== undefined){
let data0 = data.category;
const _errs1 = errors;
if(typeof data0 !== "string"){
checkSafetySetting.errors = [{instancePath:instancePath+"/category",schemaPath:"HarmCategory/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((data0 === "HARM_CATEGORY_UNSPECIFIED") || (data0 === "HARM_CATEGORY_DEROGATORY")) || (data0 === "HARM_CATEGORY_TOXICITY")) || (data0 === "HARM_CATEGORY_VIOLENCE")) || (data0 === "HARM_CATEGORY_SEXUAL")) || (data0 === "HARM_CATEGORY_MEDICAL")) || (data0 === "HARM_CATEGORY_DANGEROUS")) || (data0 === "HARM_CATEGORY_HARASSMENT")) || (data0 === "HARM_CATEGORY_HATE_SPEECH")) || (data0 === "HARM_CATEGORY_SEXUALLY_EXPLICIT")) || (data0 === "HARM_CATEGORY_DANGEROUS_CONTENT")) || (data0 === "HARM_CATEGORY_CIVIC_INTEGRITY"))){
checkSafetySetting.errors = [{instancePath:instancePath+"/category",schemaPath:"HarmCategory/enum",keyword:"enum",params:{allowedValues: schemaHarmCategory.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
let data1 = data.threshold;
const _errs4 = errors;
if(typeof data1 !== "string"){
checkSafetySetting.errors = [{instancePath:instancePath+"/threshold",schemaPath:"HarmBlockThreshold/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "HARM_BLOCK_THRESHOLD_UNSPECIFIED") || (data1 === "BLOCK_LOW_AND_ABOVE")) || (data1 === "BLOCK_MEDIUM_AND_ABOVE")) || (data1 === "BLOCK_ONLY_HIGH")) || (data1 === "BLOCK_NONE")) || (data1 === "OFF"))){
checkSafetySetting.errors = [{instancePath:instancePath+"/threshold",schemaPath:"HarmBlockThreshold/enum",keyword:"enum",params:{allowedValues: schemaHarmBlockThreshold.enum}}];
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
checkSafetySetting.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSafetySetting.errors = vErrors;
return errors === 0;
}

function checkSpeakerVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.speaker !== undefined){
const _errs1 = errors;
if(typeof data.speaker !== "string"){
checkSpeakerVoiceConfig.errors = [{instancePath:instancePath+"/speaker",schemaPath:"#/properties/speaker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voiceConfig !== undefined){
const _errs3 = errors;
if(!(checkVoiceConfig.call(this, data.voiceConfig, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkVoiceConfig.errors : vErrors.concat(checkVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
checkSpeakerVoiceConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSpeakerVoiceConfig.errors = vErrors;
return errors === 0;
}

function checkSpeechConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voiceConfig !== undefined){
const _errs1 = errors;
if(!(checkVoiceConfig.call(this, data.voiceConfig, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkVoiceConfig.errors : vErrors.concat(checkVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiSpeakerVoiceConfig !== undefined){
const _errs2 = errors;
if(!(checkMultiSpeakerVoiceConfig.call(this, data.multiSpeakerVoiceConfig, {instancePath:instancePath+"/multiSpeakerVoiceConfig",parentData:data,parentDataProperty:"multiSpeakerVoiceConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkMultiSpeakerVoiceConfig.errors : vErrors.concat(checkMultiSpeakerVoiceConfig.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languageCode !== undefined){
let data2 = data.languageCode;
const _errs3 = errors;
if(typeof data2 !== "string"){
checkSpeechConfig.errors = [{instancePath:instancePath+"/languageCode",schemaPath:"#/properties/languageCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((data2 === "zh-CN") || (data2 === "en-US")) || (data2 === "ja-JP")) || (data2 === "ko-KR")) || (data2 === "fr-FR")) || (data2 === "de-DE")) || (data2 === "es-ES")) || (data2 === "pt-BR")) || (data2 === "hi-IN")) || (data2 === "ar-XA")) || (data2 === "it-IT")) || (data2 === "tr-TR")) || (data2 === "vi-VN")) || (data2 === "th-TH")) || (data2 === "ru-RU")) || (data2 === "pl-PL")) || (data2 === "nl-NL"))){
checkSpeechConfig.errors = [{instancePath:instancePath+"/languageCode",schemaPath:"#/properties/languageCode/enum",keyword:"enum",params:{allowedValues: schemaSpeechConfig.properties.languageCode.enum}}];
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
checkSpeechConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSpeechConfig.errors = vErrors;
return errors === 0;
}

function checkSystemInstruction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
checkSystemInstruction.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(checkPart.call(this, data1, {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
errors = vErrors.length;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.inlineData !== undefined){
var valid2 = false;
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0+"/inlineData",schemaPath:"#/properties/parts/items/properties/inlineData/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.fileData !== undefined){
var valid2 = false;
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0+"/fileData",schemaPath:"#/properties/parts/items/properties/fileData/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.functionCall !== undefined){
var valid2 = false;
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionCall",schemaPath:"#/properties/parts/items/properties/functionCall/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.functionResponse !== undefined){
var valid2 = false;
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0+"/functionResponse",schemaPath:"#/properties/parts/items/properties/functionResponse/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.executableCode !== undefined){
var valid2 = false;
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0+"/executableCode",schemaPath:"#/properties/parts/items/properties/executableCode/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.codeExecutionResult !== undefined){
var valid2 = false;
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0+"/codeExecutionResult",schemaPath:"#/properties/parts/items/properties/codeExecutionResult/false schema",keyword:"false schema",params:{}}];
return false;
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
else {
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === _errs3){
let valid3 = true;
if(this?.choices !== false){
if(valid3){
const _errs5 = errors;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.text === undefined) && (missing1 = "text")){
const err0 = {instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/x-choice/generate-content-part-kinds/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs6 === errors;
if(!valid4){
for(let i1=_errs5; i1<errors; i1++){
vErrors[i1].question ??= "generate-content-part-kinds";
}
valid3 = false;
}
}
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkSystemInstruction.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs7 = errors;
if(typeof data8 !== "string"){
checkSystemInstruction.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
const _errs9 = errors;
let valid5 = false;
const _errs10 = errors;
if(typeof data8 !== "string"){
const err1 = {instancePath:instancePath+"/role",schemaPath:"ContentRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data8 === "user") || (data8 === "model")) || (data8 === "function")) || (data8 === "tool"))){
const err2 = {instancePath:instancePath+"/role",schemaPath:"ContentRole/enum",keyword:"enum",params:{allowedValues: schemaContentRole.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs13 = errors;
let valid7 = true;
if(this?.choices !== false){
if(valid7){
const _errs14 = errors;
const _errs15 = errors;
if(typeof data8 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/anyOf/1/x-choice/generate-content-system-role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid8 = _errs15 === errors;
if(!valid8){
for(let i2=_errs14; i2<errors; i2++){
vErrors[i2].question ??= "generate-content-system-role";
}
valid7 = false;
}
}
}
var _valid0 = _errs13 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
checkSystemInstruction.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
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
checkSystemInstruction.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkSystemInstruction.errors = vErrors;
return errors === 0;
}

function checkTopLogprobs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates !== undefined){
let data0 = data.candidates;
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
if(data1.token !== undefined){
const _errs6 = errors;
if(typeof data1.token !== "string"){
checkTopLogprobs.errors = [{instancePath:instancePath+"/candidates/" + i0+"/token",schemaPath:"LogprobsToken/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tokenId !== undefined){
let data3 = data1.tokenId;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkTopLogprobs.errors = [{instancePath:instancePath+"/candidates/" + i0+"/tokenId",schemaPath:"LogprobsToken/properties/tokenId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.logProbability !== undefined){
let data4 = data1.logProbability;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
checkTopLogprobs.errors = [{instancePath:instancePath+"/candidates/" + i0+"/logProbability",schemaPath:"LogprobsToken/properties/logProbability/type",keyword:"type",params:{type: "number"}}];
return false;
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
checkTopLogprobs.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"LogprobsToken/type",keyword:"type",params:{type: "object"}}];
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
checkTopLogprobs.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
checkTopLogprobs.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkTopLogprobs.errors = vErrors;
return errors === 0;
}

function checkUnfinishedCandidate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(checkCandidate.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkCandidate.errors : vErrors.concat(checkCandidate.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.content === undefined) && (missing0 = "content")) || ((data.index === undefined) && (missing0 = "index"))){
checkUnfinishedCandidate.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.content !== undefined){
const _errs3 = errors;
if(!(checkModelContent.call(this, data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModelContent.errors : vErrors.concat(checkModelContent.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.index !== undefined){
let data1 = data.index;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkUnfinishedCandidate.errors = [{instancePath:instancePath+"/index",schemaPath:"#/allOf/1/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.finishReason !== undefined){
var valid1 = false;
checkUnfinishedCandidate.errors = [{instancePath:instancePath+"/finishReason",schemaPath:"#/allOf/1/properties/finishReason/false schema",keyword:"false schema",params:{}}];
return false;
}
else {
var valid1 = true;
}
}
}
}
}
else {
checkUnfinishedCandidate.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
checkUnfinishedCandidate.errors = vErrors;
return errors === 0;
}

function checkUrlContextMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urlMetadata !== undefined){
let data0 = data.urlMetadata;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(checkUrlMetadata.call(this, data0[i0], {instancePath:instancePath+"/urlMetadata/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkUrlMetadata.errors : vErrors.concat(checkUrlMetadata.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
checkUrlContextMetadata.errors = [{instancePath:instancePath+"/urlMetadata",schemaPath:"#/properties/urlMetadata/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
checkUrlContextMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkUrlContextMetadata.errors = vErrors;
return errors === 0;
}

function checkUrlMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retrievedUrl !== undefined){
const _errs1 = errors;
if(typeof data.retrievedUrl !== "string"){
checkUrlMetadata.errors = [{instancePath:instancePath+"/retrievedUrl",schemaPath:"#/properties/retrievedUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlRetrievalStatus !== undefined){
let data1 = data.urlRetrievalStatus;
const _errs3 = errors;
if(typeof data1 !== "string"){
checkUrlMetadata.errors = [{instancePath:instancePath+"/urlRetrievalStatus",schemaPath:"UrlRetrievalStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "URL_RETRIEVAL_STATUS_UNSPECIFIED") || (data1 === "URL_RETRIEVAL_STATUS_SUCCESS")) || (data1 === "URL_RETRIEVAL_STATUS_ERROR"))){
checkUrlMetadata.errors = [{instancePath:instancePath+"/urlRetrievalStatus",schemaPath:"UrlRetrievalStatus/enum",keyword:"enum",params:{allowedValues: schemaUrlRetrievalStatus.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
checkUrlMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkUrlMetadata.errors = vErrors;
return errors === 0;
}

function checkUrlRetrievalMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urlRetrievalContexts !== undefined){
let data0 = data.urlRetrievalContexts;
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
if(data1.retrievedUrl !== undefined){
if(typeof data1.retrievedUrl !== "string"){
checkUrlRetrievalMetadata.errors = [{instancePath:instancePath+"/urlRetrievalContexts/" + i0+"/retrievedUrl",schemaPath:"UrlRetrievalContext/properties/retrievedUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
checkUrlRetrievalMetadata.errors = [{instancePath:instancePath+"/urlRetrievalContexts/" + i0,schemaPath:"UrlRetrievalContext/type",keyword:"type",params:{type: "object"}}];
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
checkUrlRetrievalMetadata.errors = [{instancePath:instancePath+"/urlRetrievalContexts",schemaPath:"#/properties/urlRetrievalContexts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
checkUrlRetrievalMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkUrlRetrievalMetadata.errors = vErrors;
return errors === 0;
}

function checkUsageMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
checkUsageMetadata.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
checkUsageMetadata.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
checkUsageMetadata.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
checkUsageMetadata.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.candidatesTokenCount !== undefined){
let data2 = data.candidatesTokenCount;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
checkUsageMetadata.errors = [{instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
checkUsageMetadata.errors = [{instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalTokenCount !== undefined){
let data3 = data.totalTokenCount;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
checkUsageMetadata.errors = [{instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
checkUsageMetadata.errors = [{instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolUsePromptTokenCount !== undefined){
let data4 = data.toolUsePromptTokenCount;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
checkUsageMetadata.errors = [{instancePath:instancePath+"/toolUsePromptTokenCount",schemaPath:"#/properties/toolUsePromptTokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
checkUsageMetadata.errors = [{instancePath:instancePath+"/toolUsePromptTokenCount",schemaPath:"#/properties/toolUsePromptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thoughtsTokenCount !== undefined){
let data5 = data.thoughtsTokenCount;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
checkUsageMetadata.errors = [{instancePath:instancePath+"/thoughtsTokenCount",schemaPath:"#/properties/thoughtsTokenCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
checkUsageMetadata.errors = [{instancePath:instancePath+"/thoughtsTokenCount",schemaPath:"#/properties/thoughtsTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.promptTokensDetails !== undefined){
let data6 = data.promptTokensDetails;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(checkModalityTokenCount.call(this, data6[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModalityTokenCount.errors : vErrors.concat(checkModalityTokenCount.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
checkUsageMetadata.errors = [{instancePath:instancePath+"/promptTokensDetails",schemaPath:"#/properties/promptTokensDetails/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidatesTokensDetails !== undefined){
let data8 = data.candidatesTokensDetails;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(checkModalityTokenCount.call(this, data8[i1], {instancePath:instancePath+"/candidatesTokensDetails/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModalityTokenCount.errors : vErrors.concat(checkModalityTokenCount.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
checkUsageMetadata.errors = [{instancePath:instancePath+"/candidatesTokensDetails",schemaPath:"#/properties/candidatesTokensDetails/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cacheTokensDetails !== undefined){
let data10 = data.cacheTokensDetails;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors;
if(!(checkModalityTokenCount.call(this, data10[i2], {instancePath:instancePath+"/cacheTokensDetails/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModalityTokenCount.errors : vErrors.concat(checkModalityTokenCount.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
checkUsageMetadata.errors = [{instancePath:instancePath+"/cacheTokensDetails",schemaPath:"#/properties/cacheTokensDetails/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolUsePromptTokensDetails !== undefined){
let data12 = data.toolUsePromptTokensDetails;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data12)){
var valid4 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs24 = errors;
if(!(checkModalityTokenCount.call(this, data12[i3], {instancePath:instancePath+"/toolUsePromptTokensDetails/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkModalityTokenCount.errors : vErrors.concat(checkModalityTokenCount.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
checkUsageMetadata.errors = [{instancePath:instancePath+"/toolUsePromptTokensDetails",schemaPath:"#/properties/toolUsePromptTokensDetails/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
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
checkUsageMetadata.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
if(errors === 0){
let valid5 = true;
if(this?.choices !== false){
if(valid5){
const _errs25 = errors;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.promptTokenCount === undefined) && (missing0 = "promptTokenCount")) || ((data.totalTokenCount === undefined) && (missing0 = "totalTokenCount"))){
const err0 = {instancePath,schemaPath:"#/x-choice/generate-content-reply-fields/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid6 = _errs26 === errors;
if(!valid6){
for(let i4=_errs25; i4<errors; i4++){
vErrors[i4].question ??= "generate-content-reply-fields";
}
valid5 = false;
}
}
}
}
}
checkUsageMetadata.errors = vErrors;
return errors === 0;
}

function checkVoiceConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prebuiltVoiceConfig !== undefined){
let data0 = data.prebuiltVoiceConfig;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.voiceName !== undefined){
if(typeof data0.voiceName !== "string"){
checkVoiceConfig.errors = [{instancePath:instancePath+"/prebuiltVoiceConfig/voiceName",schemaPath:"PrebuiltVoiceConfig/properties/voiceName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
checkVoiceConfig.errors = [{instancePath:instancePath+"/prebuiltVoiceConfig",schemaPath:"PrebuiltVoiceConfig/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
checkVoiceConfig.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkVoiceConfig.errors = vErrors;
return errors === 0;
}

function checkgenerateContentPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
checkgenerateContentPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkgenerateContentPath.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkgenerateContentPath.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkgenerateContentPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkgenerateContentPath.errors = vErrors;
return errors === 0;
}

function checkstreamGenerateContentPath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
checkstreamGenerateContentPath.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkstreamGenerateContentPath.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
checkstreamGenerateContentPath.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
checkstreamGenerateContentPath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkstreamGenerateContentPath.errors = vErrors;
return errors === 0;
}

function checkstreamGenerateContentQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alt !== undefined){
if(typeof data.alt !== "string"){
checkstreamGenerateContentQuery.errors = [{instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
checkstreamGenerateContentQuery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkstreamGenerateContentQuery.errors = vErrors;
return errors === 0;
}

const schemaBlockReason = {"type":"string","enum":["BLOCK_REASON_UNSPECIFIED","SAFETY","OTHER","BLOCKLIST","PROHIBITED_CONTENT","IMAGE_SAFETY"],"$id":"BlockReason"};
const schemaCodeLanguage = {"type":"string","enum":["LANGUAGE_UNSPECIFIED","PYTHON"],"$id":"CodeLanguage"};
const schemaCodeOutcome = {"type":"string","enum":["OUTCOME_UNSPECIFIED","OUTCOME_OK","OUTCOME_FAILED","OUTCOME_DEADLINE_EXCEEDED"],"$id":"CodeOutcome"};
const schemaContentRole = {"type":"string","enum":["user","model","function","tool"],"$id":"ContentRole"};
const schemaFinishReason = {"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","LANGUAGE","OTHER","BLOCKLIST","PROHIBITED_CONTENT","SPII","MALFORMED_FUNCTION_CALL","IMAGE_SAFETY"],"$id":"FinishReason"};
const schemaFunctionCallingMode = {"anyOf":[{"type":"string","enum":["MODE_UNSPECIFIED","AUTO","ANY","NONE"]},{"const":"VALIDATED","x-choice":{"generate-content-newer-names":{"type":"string","const":"VALIDATED"}}}],"$id":"FunctionCallingMode"};
const schemaGenerateContentErrorStatus = {"type":"string","enum":["INVALID_ARGUMENT","FAILED_PRECONDITION","UNAUTHENTICATED","PERMISSION_DENIED","NOT_FOUND","PAYLOAD_TOO_LARGE","RESOURCE_EXHAUSTED","INTERNAL","UNAVAILABLE","DEADLINE_EXCEEDED"],"$id":"GenerateContentErrorStatus"};
const schemaGenerateContentSchema = {"type":"object","if":{"required":["anyOf"],"properties":{"anyOf":{"type":"array"}},"additionalProperties":true},"else":{"required":["type"],"properties":{"type":{"type":"string"}},"additionalProperties":true},"x-choice":{"generate-content-schema-type":{"x-strict":true,"required":["type"]}},"properties":{"type":{"type":"string","enum":["TYPE_UNSPECIFIED","STRING","NUMBER","INTEGER","BOOLEAN","ARRAY","OBJECT"]},"description":{"type":"string"},"enum":{"type":"array","items":{"type":"string"}},"example":{},"nullable":{"type":"boolean"},"format":{"type":"string"},"items":{"$ref":"GenerateContentSchema"},"properties":{"type":"object","additionalProperties":{"$ref":"GenerateContentSchema"}},"anyOf":{"x-choice":{"generate-content-schema-type":{"type":"array","minItems":1,"items":{"$ref":"GenerateContentSchema"}}}},"required":{"type":"array","items":{"type":"string"}},"minimum":{"type":"number"},"maximum":{"type":"number"},"minItems":{"type":"integer"},"maxItems":{"type":"integer"},"minLength":{"type":"integer"},"maxLength":{"type":"integer"}},"$id":"GenerateContentSchema"};
const schemaGenerationConfig = {"type":"object","properties":{"stopSequences":{"type":"array","maxItems":5,"items":{"type":"string"}},"responseMimeType":{"type":"string","enum":["text/plain","application/json","text/x.enum"]},"responseSchema":{"$ref":"GenerateContentSchema"},"responseJsonSchema":{"x-choice":{"generate-content-newer-names":{"type":"object","additionalProperties":true}}},"responseModalities":{"type":"array","items":{"type":"string","enum":["TEXT","IMAGE","AUDIO"]}},"candidateCount":{"type":"integer"},"maxOutputTokens":{"type":"integer"},"temperature":{"type":"number","minimum":0,"maximum":2},"topP":{"type":"number"},"topK":{"type":"integer"},"seed":{"type":"integer"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"},"responseLogprobs":{"type":"boolean"},"logprobs":{"type":"integer"},"enableEnhancedCivicAnswers":{"type":"boolean"},"speechConfig":{"$ref":"SpeechConfig"},"thinkingConfig":{"$ref":"GenerateContentThinkingConfig"},"mediaResolution":{"$ref":"MediaResolution"}},"$id":"GenerationConfig"};
const schemaHarmBlockThreshold = {"type":"string","enum":["HARM_BLOCK_THRESHOLD_UNSPECIFIED","BLOCK_LOW_AND_ABOVE","BLOCK_MEDIUM_AND_ABOVE","BLOCK_ONLY_HIGH","BLOCK_NONE","OFF"],"$id":"HarmBlockThreshold"};
const schemaHarmCategory = {"type":"string","enum":["HARM_CATEGORY_UNSPECIFIED","HARM_CATEGORY_DEROGATORY","HARM_CATEGORY_TOXICITY","HARM_CATEGORY_VIOLENCE","HARM_CATEGORY_SEXUAL","HARM_CATEGORY_MEDICAL","HARM_CATEGORY_DANGEROUS","HARM_CATEGORY_HARASSMENT","HARM_CATEGORY_HATE_SPEECH","HARM_CATEGORY_SEXUALLY_EXPLICIT","HARM_CATEGORY_DANGEROUS_CONTENT","HARM_CATEGORY_CIVIC_INTEGRITY"],"$id":"HarmCategory"};
const schemaHarmProbability = {"type":"string","enum":["HARM_PROBABILITY_UNSPECIFIED","NEGLIGIBLE","LOW","MEDIUM","HIGH"],"$id":"HarmProbability"};
const schemaMediaResolution = {"type":"string","enum":["MEDIA_RESOLUTION_UNSPECIFIED","MEDIA_RESOLUTION_LOW","MEDIA_RESOLUTION_MEDIUM","MEDIA_RESOLUTION_HIGH"],"$id":"MediaResolution"};
const schemaModality = {"type":"string","enum":["MODALITY_UNSPECIFIED","TEXT","IMAGE","VIDEO","AUDIO","DOCUMENT"],"$id":"Modality"};
const schemaSpeechConfig = {"type":"object","properties":{"voiceConfig":{"$ref":"VoiceConfig"},"multiSpeakerVoiceConfig":{"$ref":"MultiSpeakerVoiceConfig"},"languageCode":{"type":"string","enum":["zh-CN","en-US","ja-JP","ko-KR","fr-FR","de-DE","es-ES","pt-BR","hi-IN","ar-XA","it-IT","tr-TR","vi-VN","th-TH","ru-RU","pl-PL","nl-NL"]}},"$id":"SpeechConfig"};
const schemaUrlRetrievalStatus = {"type":"string","enum":["URL_RETRIEVAL_STATUS_UNSPECIFIED","URL_RETRIEVAL_STATUS_SUCCESS","URL_RETRIEVAL_STATUS_ERROR"],"$id":"UrlRetrievalStatus"};
