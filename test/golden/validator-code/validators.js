import { fullFormats } from '../../../server-stub/core/validation/formats.ts';
import { isDeepStrictEqual } from 'node:util';
import { longerThan, shorterThan } from '../../../server-stub/core/validation/string-length.ts';
export { checkTree as Tree };
export { checkTrees as Trees };
export { checkLeaf as Leaf };
export { checkNamed as Named };
export { checkClosed as Closed };
function checkClosed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = checkClosed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(checkTree.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkTree.errors : vErrors.concat(checkTree.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.own !== undefined){
let data0 = data.own;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
checkClosed.errors = [{instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((key0 !== "own") && (key0 !== "leaf")) && (key0 !== "trees")){
checkClosed.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
}
checkClosed.errors = vErrors;
return errors === 0;
}

checkClosed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const patternLeaf_0 = new RegExp("^[^\"\\\\]+$", "u");
const formatsLeaf_1 = fullFormats.date;
function checkLeaf(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = checkLeaf.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(shorterThan(data0, 1)){
checkLeaf.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!patternLeaf_0.test(data0)){
checkLeaf.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\"\\\\]+$"}}];
return false;
}
}
}
else {
checkLeaf.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.day !== undefined){
let data1 = data.day;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formatsLeaf_1.validate(data1))){
checkLeaf.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
checkLeaf.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}}];
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
if(data.place !== undefined){
const _errs5 = errors;
if(!isDeepStrictEqual(data.place, schemaLeaf.properties.place.const)){
checkLeaf.errors = [{instancePath:instancePath+"/place",schemaPath:"#/properties/place/const",keyword:"const",params:{allowedValue: schemaLeaf.properties.place.const}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pattern0 !== undefined){
let data3 = data.pattern0;
const _errs6 = errors;
if(!(((((data3 === "pattern0") || (data3 === "wrapper0.validate")) || (data3 === "\"pattern0")) || (data3 === "validate11")) || (data3 === "schema13"))){
checkLeaf.errors = [{instancePath:instancePath+"/pattern0",schemaPath:"#/properties/pattern0/enum",keyword:"enum",params:{allowedValues: schemaLeaf.properties.pattern0.enum}}];
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
}
else {
checkLeaf.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkLeaf.errors = vErrors;
return errors === 0;
}

checkLeaf.evaluated = {"props":{"code":true,"day":true,"place":true,"pattern0":true},"dynamicProps":false,"dynamicItems":false};
const patternNamed_0 = new RegExp("^[^\"\\\\]+$", "u");
const formatsNamed_1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function checkNamed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = checkNamed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(longerThan(data0, 3)){
checkNamed.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
}
else {
if(shorterThan(data0, 2)){
checkNamed.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 2}}];
return false;
}
else {
if(!patternNamed_0.test(data0)){
checkNamed.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\"\\\\]+$"}}];
return false;
}
}
}
}
else {
checkNamed.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mail !== undefined){
let data1 = data.mail;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formatsNamed_1.test(data1))){
checkNamed.errors = [{instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
checkNamed.errors = [{instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "string"}}];
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
if(data.of !== undefined){
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(!(typeof data.of === "string")){
checkNamed.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
checkNamed.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkNamed.errors = vErrors;
return errors === 0;
}

checkNamed.evaluated = {"props":{"name":true,"mail":true,"of":true},"dynamicProps":false,"dynamicItems":false};
const patternTree_0 = new RegExp("^[^\"\\\\]+$", "u");
const formatsTree_1 = fullFormats.date;
function checkTree(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = checkTree.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.leaf === undefined) && (missing0 = "leaf")){
checkTree.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.leaf !== undefined){
let data0 = data.leaf;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
let data1 = data0.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(shorterThan(data1, 1)){
checkTree.errors = [{instancePath:instancePath+"/leaf/code",schemaPath:"Leaf/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!patternTree_0.test(data1)){
checkTree.errors = [{instancePath:instancePath+"/leaf/code",schemaPath:"Leaf/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\"\\\\]+$"}}];
return false;
}
}
}
else {
checkTree.errors = [{instancePath:instancePath+"/leaf/code",schemaPath:"Leaf/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.day !== undefined){
let data2 = data0.day;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formatsTree_1.validate(data2))){
checkTree.errors = [{instancePath:instancePath+"/leaf/day",schemaPath:"Leaf/properties/day/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
checkTree.errors = [{instancePath:instancePath+"/leaf/day",schemaPath:"Leaf/properties/day/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.place !== undefined){
const _errs8 = errors;
if(!isDeepStrictEqual(data0.place, schemaLeaf.properties.place.const)){
checkTree.errors = [{instancePath:instancePath+"/leaf/place",schemaPath:"Leaf/properties/place/const",keyword:"const",params:{allowedValue: schemaLeaf.properties.place.const}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.pattern0 !== undefined){
let data4 = data0.pattern0;
const _errs9 = errors;
if(!(((((data4 === "pattern0") || (data4 === "wrapper0.validate")) || (data4 === "\"pattern0")) || (data4 === "validate11")) || (data4 === "schema13"))){
checkTree.errors = [{instancePath:instancePath+"/leaf/pattern0",schemaPath:"Leaf/properties/pattern0/enum",keyword:"enum",params:{allowedValues: schemaLeaf.properties.pattern0.enum}}];
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
}
else {
checkTree.errors = [{instancePath:instancePath+"/leaf",schemaPath:"Leaf/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trees !== undefined){
const _errs10 = errors;
if(!(checkTrees.call(this, data.trees, {instancePath:instancePath+"/trees",parentData:data,parentDataProperty:"trees",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkTrees.errors : vErrors.concat(checkTrees.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
checkTree.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
checkTree.errors = vErrors;
return errors === 0;
}

checkTree.evaluated = {"props":{"leaf":true,"trees":true},"dynamicProps":false,"dynamicItems":false};
function checkTrees(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = checkTrees.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
checkTrees.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(checkTree.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? checkTree.errors : vErrors.concat(checkTree.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(isDeepStrictEqual(data[i1], data[j0])){
checkTrees.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
checkTrees.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
checkTrees.errors = vErrors;
return errors === 0;
}

checkTrees.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schemaLeaf = {"type":"object","properties":{"code":{"type":"string","pattern":"^[^\"\\\\]+$","minLength":1},"day":{"type":"string","format":"date"},"place":{"const":{"x":0,"pattern0":"pattern0"}},"pattern0":{"enum":["pattern0","wrapper0.validate","\"pattern0","validate11","schema13"]}},"$id":"Leaf"};
