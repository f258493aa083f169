/** The client that a document types; it loads no server. */

export { type Client, type ClientOptions, createClient, type ServerSentEvent } from '../../runtime/client/client.ts'
