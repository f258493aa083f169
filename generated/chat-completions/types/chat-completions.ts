// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/v1/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a chat completion
         * @description Generates the next message of the assistant from a conversation, as one JSON reply or as a stream of server-sent events. The server keeps no state; every request contains the full history.
         */
        post: operations["createChatCompletion"];
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
        /** @description The model calls only some of the functions. */
        ChatAllowedChoice: {
            /** @constant */
            type: "allowed_tools";
            allowed_tools: {
                /**
                 * @description Whether the model may also answer without a call.
                 * @enum {string}
                 */
                mode: "auto" | "required";
                tools: components["schemas"]["ChatNamedChoice"][];
            };
        };
        /** @description A web page that the text cites. */
        ChatAnnotation: {
            /** @constant */
            type: "url_citation";
            url_citation: {
                start_index: number;
                end_index: number;
                title: string;
                url: string;
            };
        };
        /** @description An earlier message of the model. It has content, calls or a refusal. */
        ChatAssistantMessage: {
            /** @constant */
            role: "assistant";
            /** @description The text of the message, in one piece or in parts. */
            content?: string | components["schemas"]["ChatAssistantPart"][] | null;
            /** @description The name of the author. */
            name?: string;
            /** @description The words of a refusal. */
            refusal?: string | null;
            /** @description The calls of the message. */
            tool_calls?: components["schemas"]["ChatToolCall"][];
        };
        /** @description A part of a message of the model. */
        ChatAssistantPart: components["schemas"]["ChatTextPart"] | components["schemas"]["ChatRefusalPart"];
        /** @description A recording. */
        ChatAudioPart: {
            /** @constant */
            type: "input_audio";
            input_audio: {
                /** @description The recording in base64. */
                data: string;
                /** @enum {string} */
                format: "wav" | "mp3";
            };
        };
        /** @description One of the choices. */
        ChatChoice: {
            index: number;
            message: components["schemas"]["ChatReplyMessage"];
            logprobs?: components["schemas"]["ChatLogprobs"] | null;
            finish_reason: components["schemas"]["ChatFinishReason"];
        };
        /** @description A piece of the message of one or several choices. */
        ChatChunk: {
            /** @description The same in all chunks of a completion. */
            id: string;
            /** @constant */
            object: "chat.completion.chunk";
            /** @description When the completion was created, in seconds since 1970. */
            created: number;
            /** @description The model that writes it. */
            model: string;
            choices: components["schemas"]["ChatChunkChoice"][];
            /** @description Null where the request asks for the usage, else absent. */
            usage?: null;
            /** @description The processing tier used. */
            service_tier?: string | null;
            /** @description The configuration of the backend. */
            system_fingerprint?: string | null;
            /** @description Random characters that hide the length of the chunk. */
            obfuscation?: string;
        };
        /** @description A piece of a choice that goes on. */
        ChatChunkChoice: {
            index: number;
            delta: components["schemas"]["ChatDelta"];
            logprobs?: components["schemas"]["ChatLogprobs"] | null;
            finish_reason?: null;
        };
        /** @description A whole completion. */
        ChatCompletion: {
            id: string;
            /** @constant */
            object: "chat.completion";
            /** @description When it was created, in seconds since 1970. */
            created: number;
            /** @description The model that wrote it. */
            model: string;
            /** @description The choices, as many as `n`. */
            choices: components["schemas"]["ChatChoice"][];
            usage?: components["schemas"]["ChatUsage"];
            /** @description The processing tier used. */
            service_tier?: string | null;
            /** @description The configuration of the backend. */
            system_fingerprint?: string | null;
        };
        /** @description A part of a message of the user. */
        ChatContentPart: components["schemas"]["ChatTextPart"] | components["schemas"]["ChatImagePart"] | components["schemas"]["ChatAudioPart"] | components["schemas"]["ChatFilePart"];
        /** @description What is added to the message of a choice. */
        ChatDelta: {
            /** @constant */
            role?: "assistant";
            /** @description More of the text. */
            content?: string | null;
            /** @description More of the words of a refusal. */
            refusal?: string | null;
            tool_calls?: components["schemas"]["ChatToolCallDelta"][];
            annotations?: components["schemas"]["ChatAnnotation"][];
        };
        /** @description Instructions that precede those of the user, for newer models. */
        ChatDeveloperMessage: {
            /** @constant */
            role: "developer";
            content: components["schemas"]["ChatTexts"];
            /** @description The name of the author. */
            name?: string;
        };
        /** @description What went wrong. */
        ChatError: {
            message: string;
            /** @description The kind of error, such as `invalid_request_error`, `rate_limit_error` or `server_error`. */
            type?: string | null;
            /** @description The invalid field of the request, such as `messages[2].content`. */
            param?: string | null;
            /** @description A machine-readable error code, if any. */
            code?: string | null;
        };
        /** @description The body of an error. */
        ChatErrorBody: {
            error: components["schemas"]["ChatError"];
        };
        /** @description A file, by its content or by the id of an uploaded one. */
        ChatFilePart: {
            /** @constant */
            type: "file";
            file: {
                /** @description The file as a data URL, or in base64. */
                file_data?: string;
                /** @description The id of an uploaded file. */
                file_id?: string;
                filename?: string;
            };
        };
        /** @description The last piece of a choice. */
        ChatFinishChoice: {
            index: number;
            delta: components["schemas"]["ChatDelta"];
            logprobs?: components["schemas"]["ChatLogprobs"] | null;
            finish_reason: components["schemas"]["ChatFinishReason"];
        };
        /** @description The end of a choice. */
        ChatFinishChunk: {
            /** @description The same in all chunks of a completion. */
            id: string;
            /** @constant */
            object: "chat.completion.chunk";
            /** @description When the completion was created, in seconds since 1970. */
            created: number;
            /** @description The model that writes it. */
            model: string;
            choices: components["schemas"]["ChatFinishChoice"][];
            /** @description Null where the request asks for the usage, else absent. */
            usage?: null | components["schemas"]["ChatUsage"];
            /** @description The processing tier used. */
            service_tier?: string | null;
            /** @description The configuration of the backend. */
            system_fingerprint?: string | null;
            /** @description Random characters that hide the length of the chunk. */
            obfuscation?: string;
        };
        /**
         * @description Why the choice ended: by itself or at a text of `stop` (`stop`), at the limit (`length`), with calls (`tool_calls`), or by a filter (`content_filter`). `function_call` is an older name of `tool_calls`.
         * @enum {string}
         */
        ChatFinishReason: "stop" | "length" | "tool_calls" | "content_filter" | "function_call";
        /** @description The function to call, with its arguments. */
        ChatFunctionCall: {
            name: string;
            /** @description The arguments as the JSON that the model wrote, which need not be valid. */
            arguments: string;
        };
        /** @description An image. */
        ChatImagePart: {
            /** @constant */
            type: "image_url";
            image_url: {
                /** @description A URL, or the image itself as a data URL. */
                url: string;
                /**
                 * @description The image detail for the model, such as `auto`, `low` or `high`.
                 * @default auto
                 */
                detail?: string;
            };
        };
        /** @description Any JSON object, the older mode. The messages must ask for JSON as well. */
        ChatJsonObjectFormat: {
            /** @constant */
            type: "json_object";
        };
        /** @description JSON that matches the schema. */
        ChatJsonSchemaFormat: {
            /** @constant */
            type: "json_schema";
            json_schema: {
                /** @description The name of the format, with letters, digits, underscores and dashes. */
                name: string;
                /** @description The purpose of the format, for the model. */
                description?: string;
                /** @description The JSON Schema. */
                schema?: {
                    [key: string]: unknown;
                };
                /**
                 * @description Whether the text must match the schema exactly.
                 * @default false
                 */
                strict?: boolean | null;
            };
        };
        /** @description The log probabilities of a choice. */
        ChatLogprobs: {
            /** @description The tokens of the text. */
            content: components["schemas"]["ChatTokenLogprob"][] | null;
            /** @description The tokens of a refusal. */
            refusal?: components["schemas"]["ChatTokenLogprob"][] | null;
        };
        /** @description A message of the conversation. */
        ChatMessage: components["schemas"]["ChatDeveloperMessage"] | components["schemas"]["ChatSystemMessage"] | components["schemas"]["ChatUserMessage"] | components["schemas"]["ChatAssistantMessage"] | components["schemas"]["ChatToolMessage"];
        /** @description The model calls this function. */
        ChatNamedChoice: {
            /** @constant */
            type: "function";
            function: {
                name: string;
            };
        };
        /** @description The words of a refusal. */
        ChatRefusalPart: {
            /** @constant */
            type: "refusal";
            refusal: string;
        };
        /** @description The message of a choice. */
        ChatReplyMessage: {
            /** @constant */
            role: "assistant";
            /** @description The text; null beside calls or a refusal. */
            content: string | null;
            /** @description The words of a refusal. */
            refusal?: string | null;
            /** @description The calls of the message. */
            tool_calls?: components["schemas"]["ChatToolCall"][];
            /** @description The web pages that the text cites. */
            annotations?: components["schemas"]["ChatAnnotation"][];
        };
        /** @description The format of the text: plain text, JSON that matches a schema, or any JSON object. */
        ChatResponseFormat: components["schemas"]["ChatTextFormat"] | components["schemas"]["ChatJsonSchemaFormat"] | components["schemas"]["ChatJsonObjectFormat"];
        /** @description The failure of a stream that has begun. */
        ChatStreamError: {
            error: components["schemas"]["ChatError"];
        };
        /** @description Options of a stream, which need `stream` true. */
        ChatStreamOptions: {
            /** @description Whether a last chunk has the usage of the whole completion and no choices. The other chunks then have the usage null. */
            include_usage?: boolean;
            /** @description Whether chunks may have an `obfuscation` of random characters, which hides their length. */
            include_obfuscation?: boolean;
        };
        /** @description Instructions that precede those of the user. */
        ChatSystemMessage: {
            /** @constant */
            role: "system";
            content: components["schemas"]["ChatTexts"];
            /** @description The name of the author. */
            name?: string;
        };
        /** @description Plain text, the default. */
        ChatTextFormat: {
            /** @constant */
            type: "text";
        };
        /** @description A text. */
        ChatTextPart: {
            /** @constant */
            type: "text";
            text: string;
        };
        /** @description A text, or several. */
        ChatTexts: string | components["schemas"]["ChatTextPart"][];
        /** @description The bytes of the token in UTF-8. */
        ChatTokenBytes: number[] | null;
        /** @description A token with its log probability. */
        ChatTokenLogprob: {
            token: string;
            /** @description The natural logarithm of the probability; -9999 for a very unlikely token. */
            logprob: number;
            bytes: components["schemas"]["ChatTokenBytes"];
            /** @description The likely tokens at this position, at most as many as `top_logprobs` of the request. */
            top_logprobs: {
                token: string;
                logprob: number;
                bytes: components["schemas"]["ChatTokenBytes"];
            }[];
        };
        /** @description A function that the client runs on request of the model. */
        ChatTool: {
            /** @constant */
            type: "function";
            function: {
                /** @description The name, with letters, digits, underscores and dashes. */
                name: string;
                /** @description What the function does and when to use it. */
                description?: string;
                /** @description The JSON Schema of the arguments; without one, the function takes none. */
                parameters?: {
                    [key: string]: unknown;
                };
                /**
                 * @description Whether the arguments must match the schema exactly.
                 * @default false
                 */
                strict?: boolean | null;
            };
        };
        /** @description A call of a function. */
        ChatToolCall: {
            id: string;
            /** @constant */
            type: "function";
            function: components["schemas"]["ChatFunctionCall"];
        };
        /** @description A piece of a call. The first one has the id and the name, the others have more of the arguments. */
        ChatToolCallDelta: {
            /** @description The position of the call in the message. */
            index: number;
            id?: string;
            /** @constant */
            type?: "function";
            function?: {
                name?: string;
                arguments?: string;
            };
        };
        /** @description Which function the model calls: `none`, one that it chooses or none with `auto`, at least one with `required`, a named one, or one of some. The default is `auto` with tools. */
        ChatToolChoice: ("none" | "auto" | "required") | components["schemas"]["ChatNamedChoice"] | components["schemas"]["ChatAllowedChoice"];
        /** @description The result of a call. */
        ChatToolMessage: {
            /** @constant */
            role: "tool";
            content: components["schemas"]["ChatTexts"];
            /** @description The id of the call. */
            tool_call_id: string;
        };
        /** @description The tokens of a completion. */
        ChatUsage: {
            prompt_tokens: number;
            /** @description Those of all choices. */
            completion_tokens: number;
            total_tokens: number;
            prompt_tokens_details?: {
                cached_tokens?: number;
                audio_tokens?: number;
            } | null;
            completion_tokens_details?: {
                reasoning_tokens?: number;
                audio_tokens?: number;
                accepted_prediction_tokens?: number;
                rejected_prediction_tokens?: number;
            } | null;
        };
        /** @description The usage of the whole completion, which the request asks for with `stream_options.include_usage`. */
        ChatUsageChunk: {
            /** @description The same in all chunks of a completion. */
            id: string;
            /** @constant */
            object: "chat.completion.chunk";
            /** @description When the completion was created, in seconds since 1970. */
            created: number;
            /** @description The model that writes it. */
            model: string;
            /** @description Always empty. */
            choices: components["schemas"]["ChatChunkChoice"][];
            usage: components["schemas"]["ChatUsage"];
            /** @description The processing tier used. */
            service_tier?: string | null;
            /** @description The configuration of the backend. */
            system_fingerprint?: string | null;
            /** @description Random characters that hide the length of the chunk. */
            obfuscation?: string;
        };
        /** @description A message of the user. */
        ChatUserMessage: {
            /** @constant */
            role: "user";
            /** @description The text, or parts of several kinds. */
            content: string | components["schemas"]["ChatContentPart"][];
            /** @description The name of the author. */
            name?: string;
        };
        /** @description A request for a completion. Only `model` and `messages` are required. */
        CreateChatCompletionRequest: {
            /** @description The model id, as in the model listing. */
            model: string;
            /** @description The conversation. */
            messages: components["schemas"]["ChatMessage"][];
            /** @description The maximum number of generated tokens of a choice, reasoning included. */
            max_completion_tokens?: number | null;
            /**
             * @deprecated
             * @description The older name of `max_completion_tokens`, which precedes it.
             */
            max_tokens?: number | null;
            /**
             * @description The sampling temperature.
             * @default 1
             */
            temperature?: number | null;
            /**
             * @description The probability mass to sample from.
             * @default 1
             */
            top_p?: number | null;
            /**
             * @description The number of choices.
             * @default 1
             */
            n?: number | null;
            /** @description A text that ends a choice, or several. The choice does not contain it. */
            stop?: string | string[] | null;
            /** @description The same seed should give the same completion. */
            seed?: number | null;
            /**
             * @description Positive values make frequent tokens less likely.
             * @default 0
             */
            frequency_penalty?: number | null;
            /**
             * @description Positive values make used tokens less likely.
             * @default 0
             */
            presence_penalty?: number | null;
            /** @description How much more likely tokens are, by their id in the vocabulary of the model. */
            logit_bias?: {
                [key: string]: number;
            } | null;
            /**
             * @description Whether to return the log probabilities of the tokens.
             * @default false
             */
            logprobs?: boolean | null;
            /** @description How many likely tokens to return for each position. Needs `logprobs`. */
            top_logprobs?: number | null;
            /** @description The functions that the model may call. */
            tools?: components["schemas"]["ChatTool"][];
            tool_choice?: components["schemas"]["ChatToolChoice"];
            /**
             * @description Whether a message may contain several calls.
             * @default true
             */
            parallel_tool_calls?: boolean;
            response_format?: components["schemas"]["ChatResponseFormat"];
            /** @description How much a reasoning model thinks, such as `none`, `minimal`, `low`, `medium`, `high` or `xhigh`. */
            reasoning_effort?: string | null;
            /**
             * @description Whether to send the completion as server-sent events.
             * @default false
             */
            stream?: boolean | null;
            stream_options?: components["schemas"]["ChatStreamOptions"] | null;
            /** @description The kinds of output. */
            modalities?: "text"[] | null;
            /** @description The processing tier, such as `auto` or `default`. */
            service_tier?: string | null;
            /** @description Whether the provider may keep the completion. */
            store?: boolean | null;
            /** @description Up to 16 pairs of the client, kept with a stored completion. */
            metadata?: {
                [key: string]: string;
            } | null;
            /** @description The client's identifier of the end user. */
            user?: string;
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
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and the generation options. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatCompletionRequest"];
            };
        };
        responses: {
            /** @description The completion. With `stream` true it is sent as server-sent events; the AsyncAPI document describes their order and payloads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletion"];
                    "text/event-stream": string;
                };
            };
            /** @description The request is invalid; `param` names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The key may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The path or the model does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
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
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The model is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
            /** @description The request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatErrorBody"];
                };
            };
        };
    };
}
/** The model calls only some of the functions. */
export type ChatAllowedChoice = components['schemas']['ChatAllowedChoice'];
/** A web page that the text cites. */
export type ChatAnnotation = components['schemas']['ChatAnnotation'];
/** An earlier message of the model. It has content, calls or a refusal. */
export type ChatAssistantMessage = components['schemas']['ChatAssistantMessage'];
/** A part of a message of the model. */
export type ChatAssistantPart = components['schemas']['ChatAssistantPart'];
/** A recording. */
export type ChatAudioPart = components['schemas']['ChatAudioPart'];
/** One of the choices. */
export type ChatChoice = components['schemas']['ChatChoice'];
/** A piece of the message of one or several choices. */
export type ChatChunk = components['schemas']['ChatChunk'];
/** A piece of a choice that goes on. */
export type ChatChunkChoice = components['schemas']['ChatChunkChoice'];
/** A whole completion. */
export type ChatCompletion = components['schemas']['ChatCompletion'];
/** A part of a message of the user. */
export type ChatContentPart = components['schemas']['ChatContentPart'];
/** What is added to the message of a choice. */
export type ChatDelta = components['schemas']['ChatDelta'];
/** Instructions that precede those of the user, for newer models. */
export type ChatDeveloperMessage = components['schemas']['ChatDeveloperMessage'];
/** What went wrong. */
export type ChatError = components['schemas']['ChatError'];
/** The body of an error. */
export type ChatErrorBody = components['schemas']['ChatErrorBody'];
/** A file, by its content or by the id of an uploaded one. */
export type ChatFilePart = components['schemas']['ChatFilePart'];
/** The last piece of a choice. */
export type ChatFinishChoice = components['schemas']['ChatFinishChoice'];
/** The end of a choice. */
export type ChatFinishChunk = components['schemas']['ChatFinishChunk'];
/** Why the choice ended: by itself or at a text of `stop` (`stop`), at the limit (`length`), with calls (`tool_calls`), or by a filter (`content_filter`). `function_call` is an older name of `tool_calls`. */
export type ChatFinishReason = components['schemas']['ChatFinishReason'];
/** The function to call, with its arguments. */
export type ChatFunctionCall = components['schemas']['ChatFunctionCall'];
/** An image. */
export type ChatImagePart = components['schemas']['ChatImagePart'];
/** Any JSON object, the older mode. The messages must ask for JSON as well. */
export type ChatJsonObjectFormat = components['schemas']['ChatJsonObjectFormat'];
/** JSON that matches the schema. */
export type ChatJsonSchemaFormat = components['schemas']['ChatJsonSchemaFormat'];
/** The log probabilities of a choice. */
export type ChatLogprobs = components['schemas']['ChatLogprobs'];
/** A message of the conversation. */
export type ChatMessage = components['schemas']['ChatMessage'];
/** The model calls this function. */
export type ChatNamedChoice = components['schemas']['ChatNamedChoice'];
/** The words of a refusal. */
export type ChatRefusalPart = components['schemas']['ChatRefusalPart'];
/** The message of a choice. */
export type ChatReplyMessage = components['schemas']['ChatReplyMessage'];
/** The format of the text: plain text, JSON that matches a schema, or any JSON object. */
export type ChatResponseFormat = components['schemas']['ChatResponseFormat'];
/** The failure of a stream that has begun. */
export type ChatStreamError = components['schemas']['ChatStreamError'];
/** Options of a stream, which need `stream` true. */
export type ChatStreamOptions = components['schemas']['ChatStreamOptions'];
/** Instructions that precede those of the user. */
export type ChatSystemMessage = components['schemas']['ChatSystemMessage'];
/** Plain text, the default. */
export type ChatTextFormat = components['schemas']['ChatTextFormat'];
/** A text. */
export type ChatTextPart = components['schemas']['ChatTextPart'];
/** A text, or several. */
export type ChatTexts = components['schemas']['ChatTexts'];
/** The bytes of the token in UTF-8. */
export type ChatTokenBytes = components['schemas']['ChatTokenBytes'];
/** A token with its log probability. */
export type ChatTokenLogprob = components['schemas']['ChatTokenLogprob'];
/** A function that the client runs on request of the model. */
export type ChatTool = components['schemas']['ChatTool'];
/** A call of a function. */
export type ChatToolCall = components['schemas']['ChatToolCall'];
/** A piece of a call. The first one has the id and the name, the others have more of the arguments. */
export type ChatToolCallDelta = components['schemas']['ChatToolCallDelta'];
/** Which function the model calls: `none`, one that it chooses or none with `auto`, at least one with `required`, a named one, or one of some. The default is `auto` with tools. */
export type ChatToolChoice = components['schemas']['ChatToolChoice'];
/** The result of a call. */
export type ChatToolMessage = components['schemas']['ChatToolMessage'];
/** The tokens of a completion. */
export type ChatUsage = components['schemas']['ChatUsage'];
/** The usage of the whole completion, which the request asks for with `stream_options.include_usage`. */
export type ChatUsageChunk = components['schemas']['ChatUsageChunk'];
/** A message of the user. */
export type ChatUserMessage = components['schemas']['ChatUserMessage'];
/** A request for a completion. Only `model` and `messages` are required. */
export type CreateChatCompletionRequest = components['schemas']['CreateChatCompletionRequest'];
