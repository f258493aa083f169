import { encodeForm, type FormLike, isForm } from './request-body.ts'

type ResponseBody = ConstructorParameters<typeof Response>[0]

/**
 * The clients of OpenAI and Anthropic make the `Response` of a `fetch` from a form, to see whether it sends those of their
 * realm. The `Response` of Node takes no form of jsdom, but the mock does.
 */
export class FormResponse extends Response {
  constructor(body?: ResponseBody, init?: ResponseInit) {
    super(isForm(body) ? streamForm(body) : body, init)
  }
}

function streamForm(form: FormLike): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array((await encodeForm(form)).payload))
      controller.close()
    },
  })
}
