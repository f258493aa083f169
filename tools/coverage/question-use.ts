import { getContract } from '../../conformance/contract.ts'
import { makePlan } from '../../conformance/plan.ts'
import { asObject, asString, asStrings, isObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { questionElements } from './elements.ts'
import { asyncapi } from './schema-document.ts'

/** What depends on an open question. */
export interface QuestionUse {
  readonly id: string
  /** Number of cases that expect its choice. */
  readonly cases: number
  /** Number of nodes of the specification with rules that are the choice (`x-choice`). */
  readonly rules: number
  /** Number of nodes that name the question (`x-question`). */
  readonly places: number
}

/** Counts the cases and the nodes of the specification that depend on the questions of the register. */
export function countQuestionUses(): QuestionUse[] {
  const cases = groupNames(
    makePlan(getContract()).scenarios.flatMap(({ steps }) => [...new Set(steps.flatMap(getCaseQuestions))]),
  )
  const documents = [getContract().openapi, asyncapi]
  const rules = groupNames(documents.flatMap((node) => getNodeQuestions(node, getChoices)))
  const places = groupNames(
    documents.flatMap((node) => getNodeQuestions(node, (schema) => asStrings(schema['x-question']))),
  )
  return questionElements()
    .map(({ id }) => id.replace(/^question\//, ''))
    .map((id) => ({
      id,
      cases: cases.get(id)?.length ?? 0,
      rules: rules.get(id)?.length ?? 0,
      places: places.get(id)?.length ?? 0,
    }))
}

type Step = ReturnType<typeof makePlan>['scenarios'][number]['steps'][number]

function getCaseQuestions({ case: { choice, questions = [], expect } }: Step): string[] {
  return [...(choice === undefined ? [] : [choice]), ...questions, ...Object.keys(expect.choices ?? {})]
}

/** Collects the ids that `get` returns for the nodes of a document; an id counts once for a node. */
function getNodeQuestions(node: Json, get: (node: JsonObject) => readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => getNodeQuestions(item, get))
  if (!isObject(node)) return []
  return [...new Set(get(node)), ...Object.values(node).flatMap((inner) => getNodeQuestions(inner, get))]
}

/** Lists the ids of `x-choice` and of the `choice` of `x-lifecycle`. */
function getChoices({ 'x-choice': choice, 'x-lifecycle': lifecycle }: JsonObject): string[] {
  return [choice, asObject(lifecycle).choice].flatMap(
    (questions) => asString(questions) ?? Object.keys(asObject(questions)),
  )
}

function groupNames(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(names, (name) => name)
}
