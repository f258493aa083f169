// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import { exampleHandlers } from '../runtime/http/example-handlers.ts'
import { createServer, type ServerOptions } from '../runtime/http/server.ts'
import { families } from './errors.ts'
import generateContent from './examples/generate-content.json' with { type: 'json' }
import image from './examples/image.json' with { type: 'json' }
import messages from './examples/messages.json' with { type: 'json' }
import models from './examples/models.json' with { type: 'json' }
import responses from './examples/responses.json' with { type: 'json' }
import video from './examples/video.json' with { type: 'json' }
import { routes } from './routes.ts'

/** A server that replies to every operation with the examples of the contract. */
export const mockServer = (options: Omit<ServerOptions, 'contract' | 'handlers'>) =>
  createServer({ ...options, contract: { families, routes }, handlers: exampleHandlers({ ...generateContent, ...image, ...messages, ...models, ...responses, ...video }) })
