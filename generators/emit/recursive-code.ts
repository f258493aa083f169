/** ajv calls a function by a wrapper if it has not compiled it yet: at least one call of every cycle is such. */
export function isRecursive(code: string): boolean {
  return /\bwrapper\d+\.validate\b/.test(code)
}

/** Whether the result for a value does not depend on the schemas that refer to the schema. */
export function isStatic(schemas: readonly unknown[]): boolean {
  return !/"\$(?:dynamic|recursive)Ref"/.test(JSON.stringify(schemas))
}

/** Replaces the function of ajv's code by one that remembers its results; `wrap` is an expression. */
export function wrapRecursive(code: string, wrap: string): string {
  return code.replace(
    /^(.*?)function (\w+)(\(.*\})\s*$/s,
    (_, before: string, name: string, rest: string) => `${before}const ${name} = ${wrap}(function ${rest});\n`,
  )
}
