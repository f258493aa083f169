// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.

/** Ids of the questions where the source document contradicts itself. */
export const unclearQuestions: ReadonlySet<string> = new Set([
  'generate-content-schema-type',
  'image-refusals-in-body',
  'messages-sampling-bounds',
  'messages-stop-reason-null',
  'responses-annotations-sent-back',
])
