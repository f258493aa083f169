import type { Question } from '../../generators/model/contract.ts'

/** What OpenAPI leaves open in every document. Differences are notes, with `--choices` failures. */
export const documentQuestions = [
  {
    id: 'undeclared-refusal',
    verdict: 'choice',
    question: 'Must an operation declare how it refuses a request that the document does not allow?',
    choice: 'Every 4xx reply of an operation is declared.',
  },
  {
    id: 'undeclared-body',
    verdict: 'choice',
    question: 'May a reply have a body if its declaration has no content?',
    choice: 'No.',
  },
  {
    id: 'unknown-path',
    verdict: 'choice',
    question: 'What is the reply to a path that the document does not have?',
    choice: '404.',
  },
  {
    id: 'undeclared-method',
    verdict: 'choice',
    question: 'What is the reply to a method that the document does not have for a path?',
    choice: '405 with the header Allow, or 404.',
  },
  {
    id: 'unknown-properties',
    verdict: 'choice',
    question: 'Are properties and parameters ignored that the document does not describe?',
    choice: 'They are ignored.',
  },
] as const satisfies readonly Question[]

export type DocumentQuestion = (typeof documentQuestions)[number]['id']
