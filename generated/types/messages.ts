// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a message
         * @description Takes a whole conversation and answers with the next message of the assistant, in one piece or as a stream of server-sent events. Nothing is kept between calls: every request carries the full history.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A conversation and how to continue it. */
        CreateMessageRequest: {
            /** @description The model that answers; an `id` of the model listing. */
            model: string;
            /** @description The most tokens to generate, reasoning included. Models have maxima of their own; the reply may end sooner. */
            max_tokens: number;
            /** @description The conversation so far. Neighbours of the same role count as one turn, and a last message of the assistant is continued by the reply. */
            messages: components["schemas"]["MessageTurn"][];
            /** @description The system prompt. It stands here because messages know no system role. */
            system?: string | components["schemas"]["MessageTextBlock"][];
            metadata?: components["schemas"]["MessageMetadata"];
            /** @description Texts that end the reply as soon as the model writes one of them. */
            stop_sequences?: string[];
            /** @description Whether the reply comes as server-sent events. */
            stream?: boolean;
            /**
             * @description How much chance decides, strictly between 0 and 1. Without it the model runs at 1.0.
             * @default 1
             */
            temperature?: number;
            /** @description How many of the likeliest tokens are sampled from. */
            top_k?: number;
            /** @description The share of probability that is sampled from, strictly between 0 and 1. Change this or `temperature`, not both. */
            top_p?: number;
            thinking?: components["schemas"]["MessageThinkingConfig"];
            tool_choice?: components["schemas"]["MessageToolChoice"];
            /** @description The tools that the model may call. */
            tools?: components["schemas"]["MessageTool"][];
        };
        /** @description A whole message of the assistant. */
        Message: {
            /** @description The id of this message. */
            id: string;
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            /** @description The model that answered. */
            model: string;
            /** @description What the assistant says and calls; an empty reply has no block. When the request ends in a message of the assistant, this is the rest of it. */
            content: components["schemas"]["MessageReplyBlock"][];
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The stop sequence that was met; null when another reason ended the reply. */
            stop_sequence: string | null;
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description A shell. */
        MessageBashTool: {
            /** @constant */
            type: "bash_20241022";
            /** @constant */
            name: "bash";
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description What a block grows by; its kind goes with the kind of the block. */
        MessageBlockDelta: components["schemas"]["MessageTextDelta"] | components["schemas"]["MessageInputJsonDelta"] | components["schemas"]["MessageThinkingDelta"] | components["schemas"]["MessageSignatureDelta"];
        /** @description A block as it begins, empty but for what is fixed from the start. */
        MessageBlockStart: components["schemas"]["MessageTextBlockStart"] | components["schemas"]["MessageToolUseBlockStart"] | components["schemas"]["MessageThinkingBlockStart"];
        /** @description Marks the end of a part of the prompt that is worth caching. Null means no mark. */
        MessageCacheControl: {
            /**
             * @description The only kind of cache there is.
             * @constant
             */
            type: "ephemeral";
        } | null;
        /** @description Whether the reply should say where in the document a statement comes from. */
        MessageCitationsConfig: {
            /** @description Whether citations are wanted. */
            enabled?: boolean;
        } | null;
        /** @description A screen, a keyboard and a mouse. */
        MessageComputerTool: {
            /** @constant */
            type: "computer_20241022";
            /** @constant */
            name: "computer";
            /** @description The width of the screen in pixels. */
            display_width_px: number;
            /** @description The height of the screen in pixels. */
            display_height_px: number;
            /** @description The X11 display. */
            display_number?: number | null;
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description A block of the reply grows. */
        MessageContentBlockDeltaEvent: {
            /** @constant */
            type: "content_block_delta";
            /** @description The place of the block in `content`, from 0. */
            index: number;
            delta: components["schemas"]["MessageBlockDelta"];
        };
        /** @description A block of the reply begins. */
        MessageContentBlockStartEvent: {
            /** @constant */
            type: "content_block_start";
            /** @description The place of the block in `content`, from 0. */
            index: number;
            content_block: components["schemas"]["MessageBlockStart"];
        };
        /** @description A block of the reply is complete. */
        MessageContentBlockStopEvent: {
            /** @constant */
            type: "content_block_stop";
            /** @description The place of the block in `content`, from 0. */
            index: number;
        };
        /** @description A document that is given as text and pictures. */
        MessageContentSource: {
            /** @constant */
            type: "content";
            /** @description The parts of the document. A string is the same as one text block. */
            content: string | components["schemas"]["MessageTextOrImageBlock"][];
        };
        /** @description A tool of the client. */
        MessageCustomTool: {
            /**
             * @description Says that the tool is the client's own; may be left out.
             * @enum {string|null}
             */
            type?: "custom" | null;
            /** @description What the model calls the tool by. */
            name: string;
            /** @description What the tool does and when to use it, for the model to read. */
            description?: string;
            input_schema: components["schemas"]["MessageInputSchema"];
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description What the message as a whole has got since it started. */
        MessageDelta: {
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The stop sequence that was met; null when another reason ended the reply. */
            stop_sequence: string | null;
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description All blocks are complete: why the reply ended and what it cost. The counts stand in `delta` and beside it, where published clients look for them. */
        MessageDeltaEvent: {
            /** @constant */
            type: "message_delta";
            delta: components["schemas"]["MessageDelta"];
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description A document that the model reads. */
        MessageDocumentBlock: {
            /** @constant */
            type: "document";
            source: components["schemas"]["MessageDocumentSource"];
            /** @description What the document is called. */
            title?: string | null;
            /** @description What the model should know about the document and not cite. */
            context?: string | null;
            citations?: components["schemas"]["MessageCitationsConfig"];
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description Where a document comes from. */
        MessageDocumentSource: components["schemas"]["MessagePdfSource"] | components["schemas"]["MessagePlainTextSource"] | components["schemas"]["MessageContentSource"] | components["schemas"]["MessageUrlSource"];
        /** @description The body of every error of the messages format, and the payload of the `error` event of a stream that fails after it began. */
        MessageError: {
            /** @constant */
            type: "error";
            /** @description What went wrong. */
            error: {
                /**
                 * @description The class of the error.
                 * @enum {string}
                 */
                type: "invalid_request_error" | "authentication_error" | "rate_limit_error" | "server_error";
                /** @description What is wrong and how to fix it, for a person to read. */
                message: string;
                /** @description A short slug for a program to read, such as `invalid_api_key`; null where there is none. */
                code: string | null;
            };
        };
        /** @description A picture. */
        MessageImageBlock: {
            /** @constant */
            type: "image";
            source: components["schemas"]["MessageImageSource"];
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description The bytes of a picture. */
        MessageImageBytes: {
            /** @constant */
            type: "base64";
            /**
             * @description The format of the picture.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
            /** @description The bytes in base64, without a data URL prefix. */
            data: string;
        };
        /** @description Where a picture comes from. Its bytes are in the request; no other kind of source is taken. */
        MessageImageSource: components["schemas"]["MessageImageBytes"];
        /** @description More of the arguments of a tool call. */
        MessageInputJsonDelta: {
            /** @constant */
            type: "input_json_delta";
            /** @description The next fragment of the arguments as JSON text; only all fragments together can be parsed. */
            partial_json: string;
        };
        /** @description A JSON Schema that the `input` of every call of the tool is valid against. */
        MessageInputSchema: {
            [key: string]: unknown;
        };
        /** @description Facts about the request that do not reach the model. */
        MessageMetadata: {
            /** @description An opaque identifier of the end user; never a name, an e-mail address or a phone number. */
            user_id?: string | null;
        };
        /** @description The bytes of a PDF file. */
        MessagePdfSource: {
            /** @constant */
            type: "base64";
            /** @constant */
            media_type: "application/pdf";
            /** @description The bytes in base64, without a data URL prefix. */
            data: string;
        };
        /** @description Keeps the connection open and means nothing. */
        MessagePingEvent: {
            /** @constant */
            type: "ping";
        };
        /** @description A document that is plain text. */
        MessagePlainTextSource: {
            /** @constant */
            type: "text";
            /** @constant */
            media_type: "text/plain";
            /** @description The text itself. */
            data: string;
        };
        /** @description Reasoning that its author has encrypted, sent back unchanged. Replies of this gateway have none. */
        MessageRedactedThinkingBlock: {
            /** @constant */
            type: "redacted_thinking";
            /** @description The encrypted reasoning. */
            data: string;
        };
        /** @description A piece of a reply. */
        MessageReplyBlock: components["schemas"]["MessageReplyTextBlock"] | components["schemas"]["MessageReplyToolUseBlock"] | components["schemas"]["MessageThinkingBlock"];
        /** @description Text that the model wrote. */
        MessageReplyTextBlock: {
            /** @constant */
            type: "text";
            /** @description The text. */
            text: string;
        };
        /** @description A tool call, which the client answers with a tool result in its next message. */
        MessageReplyToolUseBlock: {
            /** @constant */
            type: "tool_use";
            /** @description The id of the call, which its result refers to. */
            id: string;
            /** @description The tool to call. */
            name: string;
            /** @description The arguments of the call, in the shape of the tool's `input_schema`. */
            input: {
                [key: string]: unknown;
            };
        };
        /** @description A piece of a message in a request. The blocks of a reply may be sent back as they came. */
        MessageRequestBlock: components["schemas"]["MessageTextBlock"] | components["schemas"]["MessageImageBlock"] | components["schemas"]["MessageToolUseBlock"] | components["schemas"]["MessageToolResultBlock"] | components["schemas"]["MessageDocumentBlock"] | components["schemas"]["MessageThinkingBlock"] | components["schemas"]["MessageRedactedThinkingBlock"];
        /** @description The signature of a thinking block, whole, after all of its reasoning. */
        MessageSignatureDelta: {
            /** @constant */
            type: "signature_delta";
            /** @description The signature. */
            signature: string;
        };
        /** @description A message as its stream begins. Nothing is generated yet, so there is neither content nor a stop reason, and usage counts one token of output until `message_delta` has the true number. */
        MessageStart: {
            /** @description The id of the message that follows. */
            id: string;
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            /** @description The model that answers. */
            model: string;
            /** @description Empty; the blocks follow. */
            content: components["schemas"]["MessageReplyBlock"][];
            /** @description Not known yet. */
            stop_reason: null;
            /** @description Not known yet. */
            stop_sequence: null;
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description The stream begins. */
        MessageStartEvent: {
            /** @constant */
            type: "message_start";
            message: components["schemas"]["MessageStart"];
        };
        /** @description The stream is complete. */
        MessageStopEvent: {
            /** @constant */
            type: "message_stop";
        };
        /**
         * @description Why the reply ended: the model was done, `max_tokens` was reached, a stop sequence was met, or tools are called.
         * @enum {string}
         */
        MessageStopReason: "end_turn" | "max_tokens" | "stop_sequence" | "tool_use";
        /** @description Text. */
        MessageTextBlock: {
            /** @constant */
            type: "text";
            /** @description The text, which may not be empty. */
            text: string;
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description Text begins. */
        MessageTextBlockStart: {
            /** @constant */
            type: "text";
            /**
             * @description Empty; the deltas bring the text.
             * @constant
             */
            text: "";
        };
        /** @description More text. */
        MessageTextDelta: {
            /** @constant */
            type: "text_delta";
            /** @description The next fragment of the text. */
            text: string;
        };
        /** @description An editor of text files. */
        MessageTextEditorTool: {
            /** @constant */
            type: "text_editor_20241022";
            /** @constant */
            name: "str_replace_editor";
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description Text or a picture, inside a tool result or a document. */
        MessageTextOrImageBlock: components["schemas"]["MessageTextBlock"] | components["schemas"]["MessageImageBlock"];
        /** @description The reasoning of the model. A reply has it when thinking is enabled; a client that sends the reply back sends it unchanged. */
        MessageThinkingBlock: {
            /** @constant */
            type: "thinking";
            /** @description The reasoning as text. */
            thinking: string;
            /** @description An opaque proof that the model wrote this. */
            signature: string;
        };
        /** @description Reasoning begins. */
        MessageThinkingBlockStart: {
            /** @constant */
            type: "thinking";
            /**
             * @description Empty; the deltas bring the reasoning.
             * @constant
             */
            thinking: "";
            /**
             * @description Empty; the last delta brings the signature.
             * @constant
             */
            signature: "";
        };
        /** @description Whether the model reasons before it answers, and shows it. */
        MessageThinkingConfig: components["schemas"]["MessageThinkingEnabled"] | components["schemas"]["MessageThinkingDisabled"];
        /** @description More reasoning. */
        MessageThinkingDelta: {
            /** @constant */
            type: "thinking_delta";
            /** @description The next fragment of the reasoning. */
            thinking: string;
        };
        /** @description Reasoning off. */
        MessageThinkingDisabled: {
            /** @constant */
            type: "disabled";
        };
        /** @description Reasoning on, within a budget. */
        MessageThinkingEnabled: {
            /** @constant */
            type: "enabled";
            /** @description The most tokens to reason with. They count within `max_tokens`, so there must be fewer of them. */
            budget_tokens: number;
        };
        /** @description A tool that the model may call, known to the gateway or described by the client. */
        MessageTool: components["schemas"]["MessageComputerTool"] | components["schemas"]["MessageBashTool"] | components["schemas"]["MessageTextEditorTool"] | components["schemas"]["MessageCustomTool"];
        /** @description Whether and which tools the model has to call. */
        MessageToolChoice: components["schemas"]["MessageToolChoiceAuto"] | components["schemas"]["MessageToolChoiceAny"] | components["schemas"]["MessageToolChoiceTool"];
        /** @description The model has to call a tool, whichever it likes. */
        MessageToolChoiceAny: {
            /** @constant */
            type: "any";
            /**
             * @description When true the reply has exactly one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        };
        /** @description The model decides whether it calls a tool. */
        MessageToolChoiceAuto: {
            /** @constant */
            type: "auto";
            /**
             * @description When true the reply has at most one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        };
        /** @description The model has to call the named tool. */
        MessageToolChoiceTool: {
            /** @constant */
            type: "tool";
            /** @description The name of one of the request's tools. */
            name: string;
            /**
             * @description When true the reply has exactly one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        };
        /** @description What a tool call has given, sent in a user message after the call. */
        MessageToolResultBlock: {
            /** @constant */
            type: "tool_result";
            /** @description The `id` of the `tool_use` block that is answered, which an earlier message holds. */
            tool_use_id: string;
            /** @description The result. A string is the same as one text block. */
            content: string | components["schemas"]["MessageTextOrImageBlock"][];
            /** @description Whether the call failed. */
            is_error?: boolean;
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description A tool call of an earlier reply, sent back as history. */
        MessageToolUseBlock: {
            /** @constant */
            type: "tool_use";
            /** @description The id of the call, which its result refers to. */
            id: string;
            /** @description The tool that was called. */
            name: string;
            /** @description The arguments of the call. */
            input: {
                [key: string]: unknown;
            };
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description A tool call begins. */
        MessageToolUseBlockStart: {
            /** @constant */
            type: "tool_use";
            /** @description The id of the call, which its result refers to. */
            id: string;
            /** @description The tool to call. */
            name: string;
            /** @description Empty; the deltas bring the arguments. */
            input: Record<string, unknown>;
        };
        /** @description One message of the conversation. */
        MessageTurn: {
            /**
             * @description Who speaks.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description What is said. A string is the same as one text block. */
            content: string | components["schemas"]["MessageRequestBlock"][];
        };
        /** @description A document that the gateway fetches. */
        MessageUrlSource: {
            /** @constant */
            type: "url";
            /** @description The address of the document. */
            url: string;
        };
        /** @description How many tokens were counted. The counts need not match the visible text: even an empty reply has output tokens. */
        MessageUsage: {
            /** @description Tokens of the prompt that were neither written to nor read from the cache. */
            input_tokens: number;
            /** @description Tokens that were generated, reasoning included. */
            output_tokens: number;
            /** @description Tokens of the prompt that were written to the cache. */
            cache_creation_input_tokens?: number;
            /** @description Tokens of the prompt that were read from the cache. */
            cache_read_input_tokens?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CreateMessageRequest = components['schemas']['CreateMessageRequest'];
export type Message = components['schemas']['Message'];
export type MessageBashTool = components['schemas']['MessageBashTool'];
export type MessageBlockDelta = components['schemas']['MessageBlockDelta'];
export type MessageBlockStart = components['schemas']['MessageBlockStart'];
export type MessageCacheControl = components['schemas']['MessageCacheControl'];
export type MessageCitationsConfig = components['schemas']['MessageCitationsConfig'];
export type MessageComputerTool = components['schemas']['MessageComputerTool'];
export type MessageContentBlockDeltaEvent = components['schemas']['MessageContentBlockDeltaEvent'];
export type MessageContentBlockStartEvent = components['schemas']['MessageContentBlockStartEvent'];
export type MessageContentBlockStopEvent = components['schemas']['MessageContentBlockStopEvent'];
export type MessageContentSource = components['schemas']['MessageContentSource'];
export type MessageCustomTool = components['schemas']['MessageCustomTool'];
export type MessageDelta = components['schemas']['MessageDelta'];
export type MessageDeltaEvent = components['schemas']['MessageDeltaEvent'];
export type MessageDocumentBlock = components['schemas']['MessageDocumentBlock'];
export type MessageDocumentSource = components['schemas']['MessageDocumentSource'];
export type MessageError = components['schemas']['MessageError'];
export type MessageImageBlock = components['schemas']['MessageImageBlock'];
export type MessageImageBytes = components['schemas']['MessageImageBytes'];
export type MessageImageSource = components['schemas']['MessageImageSource'];
export type MessageInputJsonDelta = components['schemas']['MessageInputJsonDelta'];
export type MessageInputSchema = components['schemas']['MessageInputSchema'];
export type MessageMetadata = components['schemas']['MessageMetadata'];
export type MessagePdfSource = components['schemas']['MessagePdfSource'];
export type MessagePingEvent = components['schemas']['MessagePingEvent'];
export type MessagePlainTextSource = components['schemas']['MessagePlainTextSource'];
export type MessageRedactedThinkingBlock = components['schemas']['MessageRedactedThinkingBlock'];
export type MessageReplyBlock = components['schemas']['MessageReplyBlock'];
export type MessageReplyTextBlock = components['schemas']['MessageReplyTextBlock'];
export type MessageReplyToolUseBlock = components['schemas']['MessageReplyToolUseBlock'];
export type MessageRequestBlock = components['schemas']['MessageRequestBlock'];
export type MessageSignatureDelta = components['schemas']['MessageSignatureDelta'];
export type MessageStart = components['schemas']['MessageStart'];
export type MessageStartEvent = components['schemas']['MessageStartEvent'];
export type MessageStopEvent = components['schemas']['MessageStopEvent'];
export type MessageStopReason = components['schemas']['MessageStopReason'];
export type MessageTextBlock = components['schemas']['MessageTextBlock'];
export type MessageTextBlockStart = components['schemas']['MessageTextBlockStart'];
export type MessageTextDelta = components['schemas']['MessageTextDelta'];
export type MessageTextEditorTool = components['schemas']['MessageTextEditorTool'];
export type MessageTextOrImageBlock = components['schemas']['MessageTextOrImageBlock'];
export type MessageThinkingBlock = components['schemas']['MessageThinkingBlock'];
export type MessageThinkingBlockStart = components['schemas']['MessageThinkingBlockStart'];
export type MessageThinkingConfig = components['schemas']['MessageThinkingConfig'];
export type MessageThinkingDelta = components['schemas']['MessageThinkingDelta'];
export type MessageThinkingDisabled = components['schemas']['MessageThinkingDisabled'];
export type MessageThinkingEnabled = components['schemas']['MessageThinkingEnabled'];
export type MessageTool = components['schemas']['MessageTool'];
export type MessageToolChoice = components['schemas']['MessageToolChoice'];
export type MessageToolChoiceAny = components['schemas']['MessageToolChoiceAny'];
export type MessageToolChoiceAuto = components['schemas']['MessageToolChoiceAuto'];
export type MessageToolChoiceTool = components['schemas']['MessageToolChoiceTool'];
export type MessageToolResultBlock = components['schemas']['MessageToolResultBlock'];
export type MessageToolUseBlock = components['schemas']['MessageToolUseBlock'];
export type MessageToolUseBlockStart = components['schemas']['MessageToolUseBlockStart'];
export type MessageTurn = components['schemas']['MessageTurn'];
export type MessageUrlSource = components['schemas']['MessageUrlSource'];
export type MessageUsage = components['schemas']['MessageUsage'];
export type $defs = Record<string, never>;
export interface operations {
    createMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the messages format that the client was written for. */
                "messages-version": string;
                /** @description Beta features to turn on: names joined by commas, or the header sent once for each, which HTTP joins the same way. */
                "messages-beta"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and how to continue it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageRequest"];
            };
        };
        responses: {
            /** @description The message of the assistant. With `stream` true the same message comes as server-sent events, whose order and payloads are described by the AsyncAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/event-stream": string;
                };
            };
            /** @description The request breaks a rule of the format; the message names the place and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The key is not valid, or there is none. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description Nothing answers at this path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The path exists and answers other methods only. */
            405: {
                headers: {
                    /** @description The methods that the path does answer, joined by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The body is larger than this server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The body is declared as something other than JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The key has made too many calls; the client may try again later. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The gateway failed; the request may be right. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
        };
    };
}
