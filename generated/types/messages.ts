// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
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
         * @description Generates the next message of the assistant from a conversation, as one JSON reply or as a stream of server-sent events. The gateway keeps no state; every request contains the full history.
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
        /** @description A conversation and the generation options. */
        CreateMessageRequest: {
            /** @description The model to use, an `id` of the model listing. */
            model: string;
            /** @description The maximum number of tokens to generate, thinking included. Models have maxima of their own; the reply may be shorter. */
            max_tokens: number;
            /** @description The conversation. Consecutive messages of one role form one turn; the reply continues a last message of the assistant. */
            messages: components["schemas"]["MessageTurn"][];
            /** @description The system prompt. Messages have no system role. */
            system?: string | components["schemas"]["MessageTextBlock"][];
            metadata?: components["schemas"]["MessageMetadata"];
            /** @description Strings that end the reply when the model generates one of them. */
            stop_sequences?: string[];
            /** @description Whether to send the reply as server-sent events. */
            stream?: boolean;
            /**
             * @description The sampling temperature, strictly between 0 and 1. The default is 1.0.
             * @default 1
             */
            temperature?: number;
            /** @description The number of most likely tokens to sample from. */
            top_k?: number;
            /**
             * @description The probability mass to sample from, strictly between 0 and 1. Change this or `temperature`, not both.
             * @default 1
             */
            top_p?: number;
            thinking?: components["schemas"]["MessageThinkingConfig"];
            output_config?: components["schemas"]["MessageOutputConfig"];
            tool_choice?: components["schemas"]["MessageToolChoice"];
            /** @description The tools that the model may call. */
            tools?: components["schemas"]["MessageTool"][];
        };
        /** @description A complete message of the assistant. */
        Message: {
            /** @description The message id. */
            id: string;
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            /** @description The model that answered. */
            model: string;
            /** @description The content blocks; an empty reply has none. If the request ends with a message of the assistant, the blocks are its continuation. */
            content: components["schemas"]["MessageReplyBlock"][];
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The matched stop sequence; null if the reply ended for another reason. */
            stop_sequence: string | null;
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description A built-in shell. */
        MessageBashTool: {
            /** @constant */
            type: "bash_20241022";
            /** @constant */
            name: "bash";
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description A fragment of a block; its type matches the type of the block. */
        MessageBlockDelta: components["schemas"]["MessageTextDelta"] | components["schemas"]["MessageInputJsonDelta"] | components["schemas"]["MessageThinkingDelta"] | components["schemas"]["MessageSignatureDelta"];
        /** @description The initial state of a content block, empty except for its fixed fields. */
        MessageBlockStart: components["schemas"]["MessageTextBlockStart"] | components["schemas"]["MessageToolUseBlockStart"] | components["schemas"]["MessageThinkingBlockStart"];
        /** @description A cache breakpoint at the end of a part of the prompt. Null means none. */
        MessageCacheControl: {
            /**
             * @description The only cache type.
             * @constant
             */
            type: "ephemeral";
        } | null;
        /** @description The configuration of citations. */
        MessageCitationsConfig: {
            /** @description Whether the reply cites the document. */
            enabled?: boolean;
        } | null;
        /** @description A built-in tool with a screen, a keyboard and a mouse. */
        MessageComputerTool: {
            /** @constant */
            type: "computer_20241022";
            /** @constant */
            name: "computer";
            /** @description The width of the screen in pixels. */
            display_width_px: number;
            /** @description The height of the screen in pixels. */
            display_height_px: number;
            /** @description The X11 display number. */
            display_number?: number | null;
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description A fragment of a content block. */
        MessageContentBlockDeltaEvent: {
            /** @constant */
            type: "content_block_delta";
            /** @description The index of the block in `content`, from 0. */
            index: number;
            delta: components["schemas"]["MessageBlockDelta"];
        };
        /** @description The start of a content block. */
        MessageContentBlockStartEvent: {
            /** @constant */
            type: "content_block_start";
            /** @description The index of the block in `content`, from 0. */
            index: number;
            content_block: components["schemas"]["MessageBlockStart"];
        };
        /** @description The end of a content block. */
        MessageContentBlockStopEvent: {
            /** @constant */
            type: "content_block_stop";
            /** @description The index of the block in `content`, from 0. */
            index: number;
        };
        /** @description A document of text and images. */
        MessageContentSource: {
            /** @constant */
            type: "content";
            /** @description The parts of the document. A string equals one text block. */
            content: string | components["schemas"]["MessageTextOrImageBlock"][];
        };
        /** @description A tool of the client. */
        MessageCustomTool: {
            /**
             * @description Marks a tool of the client; optional.
             * @enum {string|null}
             */
            type?: "custom" | null;
            /** @description The name of the tool. */
            name: string;
            /** @description What the tool does and when to use it. */
            description?: string;
            input_schema: components["schemas"]["MessageInputSchema"];
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description The final values of the message. */
        MessageDelta: {
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The matched stop sequence; null if the reply ended for another reason. */
            stop_sequence?: string | null;
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description The stop reason and the token usage. The counts are in `delta` and next to it, where published clients read them. */
        MessageDeltaEvent: {
            /** @constant */
            type: "message_delta";
            delta: components["schemas"]["MessageDelta"];
            usage?: components["schemas"]["MessageUsage"];
        };
        /** @description A document for the model to read. */
        MessageDocumentBlock: {
            /** @constant */
            type: "document";
            source: components["schemas"]["MessageDocumentSource"];
            /** @description The title of the document. */
            title?: string | null;
            /** @description Context about the document, which the model does not cite. */
            context?: string | null;
            citations?: components["schemas"]["MessageCitationsConfig"];
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description The source of a document. */
        MessageDocumentSource: components["schemas"]["MessagePdfSource"] | components["schemas"]["MessagePlainTextSource"] | components["schemas"]["MessageContentSource"] | components["schemas"]["MessageUrlSource"];
        /** @description The error body of the messages format, and the payload of the `error` event of a stream that fails. */
        MessageError: {
            /** @enum {string} */
            type?: "error";
            /** @description The details of the error. */
            error: {
                /**
                 * @description The error type.
                 * @enum {string}
                 */
                type: "invalid_request_error" | "authentication_error" | "rate_limit_error" | "server_error";
                /** @description A human-readable description of the error and its solution. */
                message: string;
                /** @description A machine-readable error code, such as `invalid_api_key`; null where none applies. */
                code: string | null;
            };
        };
        /** @description An image. */
        MessageImageBlock: {
            /** @constant */
            type: "image";
            source: components["schemas"]["MessageImageSource"];
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description The bytes of an image. */
        MessageImageBytes: {
            /** @constant */
            type: "base64";
            /**
             * @description The media type of the image.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
            /** @description The bytes in base64, without a data URL prefix. */
            data: string;
        };
        /** @description The source of an image. Only bytes within the request are supported. */
        MessageImageSource: components["schemas"]["MessageImageBytes"];
        /** @description A fragment of the arguments of a tool call. */
        MessageInputJsonDelta: {
            /** @constant */
            type: "input_json_delta";
            /** @description The next fragment of the JSON text of the arguments; only the concatenated fragments are valid JSON. */
            partial_json: string;
        };
        /** @description The JSON Schema of the `input` of every call of the tool. */
        MessageInputSchema: {
            [key: string]: unknown;
        };
        /** @description A reply whose text is JSON that matches the schema. */
        MessageJsonFormat: {
            /** @constant */
            type: "json_schema";
            /** @description The JSON Schema. */
            schema: {
                [key: string]: unknown;
            };
        };
        /** @description Metadata of the request, which the model does not receive. */
        MessageMetadata: {
            /** @description An opaque identifier of the end user, never a name, an e-mail address or a phone number. */
            user_id?: ((string | null) | null) | string | null;
        };
        /** @description Options for the text of the reply, which newer clients send. Other members are ignored with a warning. */
        MessageOutputConfig: {
            format?: components["schemas"]["MessageJsonFormat"] | null;
        };
        /** @description A PDF file. */
        MessagePdfSource: {
            /** @constant */
            type: "base64";
            /** @constant */
            media_type: "application/pdf";
            /** @description The bytes in base64, without a data URL prefix. */
            data: string;
        };
        /** @description A keep-alive event without meaning. */
        MessagePingEvent: {
            /** @constant */
            type: "ping";
        };
        /** @description A plain-text document. */
        MessagePlainTextSource: {
            /** @constant */
            type: "text";
            /** @constant */
            media_type: "text/plain";
            /** @description The text of the document. */
            data: string;
        };
        /** @description Encrypted thinking, sent back unchanged. This gateway never returns it. */
        MessageRedactedThinkingBlock: {
            /** @constant */
            type: "redacted_thinking";
            /** @description The encrypted thinking. */
            data: string;
        };
        /** @description A content block of a reply. */
        MessageReplyBlock: components["schemas"]["MessageReplyTextBlock"] | components["schemas"]["MessageReplyToolUseBlock"] | components["schemas"]["MessageThinkingBlock"];
        /** @description Generated text. */
        MessageReplyTextBlock: {
            /** @constant */
            type: "text";
            /** @description The text. */
            text: string;
        };
        /** @description A tool call. The client sends the tool result in its next message. */
        MessageReplyToolUseBlock: {
            /** @constant */
            type: "tool_use";
            /** @description The call id, which the tool result refers to. */
            id: string;
            /** @description The name of the tool to call. */
            name: string;
            /** @description The arguments of the call, in the shape of the tool's `input_schema`. */
            input: {
                [key: string]: unknown;
            };
        };
        /** @description A content block of a message in a request. The blocks of a reply may be sent back unchanged. */
        MessageRequestBlock: components["schemas"]["MessageTextBlock"] | components["schemas"]["MessageImageBlock"] | components["schemas"]["MessageToolUseBlock"] | components["schemas"]["MessageToolResultBlock"] | components["schemas"]["MessageDocumentBlock"] | components["schemas"]["MessageThinkingBlock"] | components["schemas"]["MessageRedactedThinkingBlock"];
        /** @description The complete signature of a thinking block, sent after its thinking. */
        MessageSignatureDelta: {
            /** @constant */
            type: "signature_delta";
            /** @description The signature. */
            signature: string;
        };
        /** @description The initial message of a stream, without content and without a stop reason. Usage counts one output token until `message_delta` gives the total. */
        MessageStart: {
            /** @description The message id. */
            id: string;
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            /** @description The model that answers. */
            model: string;
            /** @description Empty; the blocks follow. */
            content?: components["schemas"]["MessageReplyBlock"][];
            /** @description Null at the start of a stream. */
            stop_reason?: null;
            /** @description Null at the start of a stream. */
            stop_sequence?: null;
            usage?: components["schemas"]["MessageUsage"];
        };
        /** @description The start of the stream. */
        MessageStartEvent: {
            /** @constant */
            type: "message_start";
            message: components["schemas"]["MessageStart"];
        };
        /** @description The end of the stream. */
        MessageStopEvent: {
            /** @constant */
            type: "message_stop";
        };
        /**
         * @description The reason why the reply ended: the model finished, reached `max_tokens`, generated a stop sequence, or calls tools.
         * @enum {string}
         */
        MessageStopReason: "end_turn" | "max_tokens" | "stop_sequence" | "tool_use";
        /** @description Text. */
        MessageTextBlock: {
            /** @constant */
            type: "text";
            /** @description The text, which must not be empty. */
            text: string;
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description The initial state of a text block. */
        MessageTextBlockStart: {
            /** @constant */
            type: "text";
            /** @description Empty; the deltas contain the text. */
            text: string;
        };
        /** @description A fragment of text. */
        MessageTextDelta: {
            /** @constant */
            type: "text_delta";
            /** @description The next fragment of the text. */
            text: string;
        };
        /** @description A built-in text editor. */
        MessageTextEditorTool: {
            /** @constant */
            type: "text_editor_20241022";
            /** @constant */
            name: "str_replace_editor";
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description Text or an image in a tool result or a document. */
        MessageTextOrImageBlock: components["schemas"]["MessageTextBlock"] | components["schemas"]["MessageImageBlock"];
        /** @description The thinking of the model, present in replies when thinking is enabled. Clients must send it back unchanged. */
        MessageThinkingBlock: {
            /** @constant */
            type: "thinking";
            /** @description The thinking as text. */
            thinking: string;
            /** @description An opaque signature by the model. */
            signature: string;
        };
        /** @description The initial state of a thinking block. */
        MessageThinkingBlockStart: {
            /** @constant */
            type: "thinking";
            /** @description Empty; the deltas contain the thinking. */
            thinking: string;
            /** @description Empty; the last delta contains the signature. */
            signature: string;
        };
        /** @description The configuration of thinking. */
        MessageThinkingConfig: components["schemas"]["MessageThinkingEnabled"] | components["schemas"]["MessageThinkingDisabled"];
        /** @description A fragment of thinking. */
        MessageThinkingDelta: {
            /** @constant */
            type: "thinking_delta";
            /** @description The next fragment of the thinking. */
            thinking: string;
        };
        /** @description Thinking disabled. */
        MessageThinkingDisabled: {
            /** @constant */
            type: "disabled";
        };
        /** @description Thinking within a token budget. */
        MessageThinkingEnabled: {
            /** @constant */
            type: "enabled";
            /** @description The maximum number of thinking tokens. They count within `max_tokens`, so the value must be lower. */
            budget_tokens: number;
        };
        /** @description A built-in tool or a tool of the client. */
        MessageTool: components["schemas"]["MessageComputerTool"] | components["schemas"]["MessageBashTool"] | components["schemas"]["MessageTextEditorTool"] | components["schemas"]["MessageCustomTool"];
        /** @description Whether and which tools the model must call. */
        MessageToolChoice: components["schemas"]["MessageToolChoiceAuto"] | components["schemas"]["MessageToolChoiceAny"] | components["schemas"]["MessageToolChoiceTool"];
        /** @description The model must call a tool of its choice. */
        MessageToolChoiceAny: {
            /** @constant */
            type: "any";
            /**
             * @description True limits the reply to exactly one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        };
        /** @description The model decides whether to call a tool. */
        MessageToolChoiceAuto: {
            /** @constant */
            type: "auto";
            /**
             * @description True limits the reply to at most one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        };
        /** @description The model must call the named tool. */
        MessageToolChoiceTool: {
            /** @constant */
            type: "tool";
            /** @description The name of one of the request's tools. */
            name: string;
            /**
             * @description True limits the reply to exactly one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        };
        /** @description The result of a tool call, sent in a user message after the call. */
        MessageToolResultBlock: {
            /** @constant */
            type: "tool_result";
            /** @description The `id` of a `tool_use` block in an earlier message. */
            tool_use_id: string;
            /** @description The result. A string equals one text block. */
            content: string | components["schemas"]["MessageTextOrImageBlock"][];
            /** @description Whether the call failed. */
            is_error?: boolean;
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description A tool call of an earlier reply. */
        MessageToolUseBlock: {
            /** @constant */
            type: "tool_use";
            /** @description The call id, which the tool result refers to. */
            id: string;
            /** @description The name of the called tool. */
            name: string;
            /** @description The arguments of the call. */
            input: {
                [key: string]: unknown;
            };
            cache_control?: components["schemas"]["MessageCacheControl"];
        };
        /** @description The initial state of a tool call. */
        MessageToolUseBlockStart: {
            /** @constant */
            type: "tool_use";
            /** @description The call id, which the tool result refers to. */
            id: string;
            /** @description The name of the tool to call. */
            name: string;
            /** @description Empty; the deltas contain the arguments. */
            input: Record<string, unknown>;
        };
        /** @description One message of the conversation. */
        MessageTurn: {
            /**
             * @description The author of the message.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description The content of the message. A string equals one text block. */
            content: string | components["schemas"]["MessageRequestBlock"][];
        };
        /** @description A document that the gateway fetches. */
        MessageUrlSource: {
            /** @constant */
            type: "url";
            /** @description The URL of the document. */
            url: string;
        };
        /** @description Token counts. They need not match the visible text; even an empty reply has output tokens. */
        MessageUsage: {
            /** @description Prompt tokens neither written to the cache nor read from it. */
            input_tokens: number;
            /** @description Generated tokens, thinking included. */
            output_tokens: number;
            /** @description Prompt tokens written to the cache. */
            cache_creation_input_tokens?: number;
            /** @description Prompt tokens read from the cache. */
            cache_read_input_tokens?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the messages format that the client supports. */
                "messages-version": string;
                /** @description The beta features to enable, as a comma-separated list or as a repeated header. */
                "messages-beta"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and the generation options. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageRequest"];
            };
        };
        responses: {
            /** @description The message of the assistant. With `stream` true it is sent as server-sent events; the AsyncAPI document describes their order and payloads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/event-stream": string;
                };
            };
            /** @description The request is invalid; the message names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The path does not support this method. */
            405: {
                headers: {
                    /** @description The methods that the path supports, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description Too many requests; the client may retry later. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
export type MessageJsonFormat = components['schemas']['MessageJsonFormat'];
export type MessageMetadata = components['schemas']['MessageMetadata'];
export type MessageOutputConfig = components['schemas']['MessageOutputConfig'];
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
