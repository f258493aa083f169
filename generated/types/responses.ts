// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/v1/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a response
         * @description Generates a reply to a string or to an array of input items, with optional function calls, built-in tools and reasoning. A stored response can be continued with `previous_response_id`. With `stream` true the reply is sent as server-sent events.
         */
        post: operations["createResponse"];
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
        /** @description A request for one response. Only `model` and `input` are required. */
        CreateResponseRequest: {
            /** @description The model id, as in the model listing. */
            model: string;
            /** @description The input of the model. A string equals one user message. */
            input: string | components["schemas"]["ResponseInputItem"][];
            /** @description Optional details to include in the reply. */
            include?: components["schemas"]["ResponseIncludable"][] | null;
            /** @description A system or developer message before all other input. A continued response does not inherit it. */
            instructions?: string | null;
            /** @description The maximum number of generated tokens, reasoning included. */
            max_output_tokens?: number | null;
            metadata?: components["schemas"]["ResponseMetadata"] | null;
            /**
             * @description Whether a reply may contain several tool calls.
             * @default true
             */
            parallel_tool_calls?: boolean | null;
            /** @description The id of the stored response to continue. */
            previous_response_id?: string | null;
            reasoning?: components["schemas"]["ResponseReasoningConfig"] | null;
            /**
             * @description The processing tier. If set, the reply contains the tier used.
             * @default auto
             * @enum {string|null}
             */
            service_tier?: "auto" | "default" | "flex" | null;
            /**
             * @description Whether to store the response, so that a later request can continue it.
             * @default true
             */
            store?: boolean | null;
            /**
             * @description Whether to send the reply as server-sent events.
             * @default false
             */
            stream?: boolean | null;
            /**
             * @description The sampling temperature. Change this or `top_p`, not both.
             * @default 1
             */
            temperature?: number | null;
            text?: components["schemas"]["ResponseTextConfig"];
            tool_choice?: components["schemas"]["ResponseToolChoice"];
            /** @description The tools that the model may call. */
            tools?: components["schemas"]["ResponseTool"][];
            /**
             * @description The probability mass to sample from. Change this or `temperature`, not both.
             * @default 1
             */
            top_p?: number | null;
            /**
             * @description How to handle input that exceeds the context window. `auto` drops items from the middle; `disabled` gives status 400.
             * @default disabled
             * @enum {string|null}
             */
            truncation?: "auto" | "disabled" | null;
            /** @description The client's identifier of the end user. */
            user?: string;
        };
        /** @description A response, finished or in progress. It repeats the settings of its request; omitted settings have their default or null. */
        Response: {
            id: string;
            /** @constant */
            object: "response";
            /** @description Creation time, in Unix seconds. */
            created_at: number;
            /** @description The status of the response. This gateway returns `queued`, `in_progress`, `completed`, `incomplete`, `failed` or `cancelled`; a reply without streaming has one of the last four. */
            status: string;
            error: components["schemas"]["ResponseError"] | null;
            incomplete_details: components["schemas"]["ResponseIncompleteDetails"] | null;
            instructions: string | null;
            max_output_tokens: number | null;
            /** @description The model that answered, possibly a dated snapshot of the requested model. */
            model: string;
            /** @description The output items, in order; empty at the start of a stream. */
            output: components["schemas"]["ResponseOutputItem"][];
            parallel_tool_calls: boolean;
            previous_response_id: string | null;
            /** @description The reasoning settings; both are null if the request has none. */
            reasoning: {
                effort: string | null;
                summary: string | null;
            };
            store: boolean;
            temperature: number;
            text: {
                format: components["schemas"]["ResponseTextFormat"];
            };
            tool_choice: string | components["schemas"]["ResponseChosenTool"];
            /** @description The tools of the request, with defaults. */
            tools: components["schemas"]["ResponseResolvedTool"][];
            top_p: number;
            truncation: string;
            /** @description The token usage; null at the start of a stream. */
            usage: components["schemas"]["ResponseUsage"] | null;
            user: string | null;
            metadata: components["schemas"]["ResponseMetadata"];
            /** @description The tier that served the request, always present in replies of this gateway. */
            service_tier?: string | null;
            /** @description Completion time, in Unix seconds; null until the response is completed. */
            completed_at?: number | null;
            /** @description Whether the response is generated in the background, which this gateway does not support. */
            background?: boolean | null;
            /** @description Zero, because no documented request sets it. */
            frequency_penalty?: number | null;
            /** @description Zero, because no documented request sets it. */
            presence_penalty?: number | null;
            /** @description Zero, because no documented request sets it. */
            top_logprobs?: number | null;
            /** @description Null, because no documented request sets it. */
            max_tool_calls?: number | null;
            /** @description Null, because no documented request sets it. */
            prompt_cache_key?: string | null;
            /** @description Null, because no documented request sets it. */
            safety_identifier?: string | null;
        };
        /** @description The source of a section of text. */
        ResponseAnnotation: components["schemas"]["ResponseFileCitation"] | components["schemas"]["ResponseUrlCitation"] | components["schemas"]["ResponseFilePath"];
        /** @description An annotation of the text so far. */
        ResponseAnnotationAddedEvent: {
            /** @constant */
            type: "response.output_text.annotation.added";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            /** @description The index of the annotation in the content part. */
            annotation_index: number;
            annotation: components["schemas"]["ResponseAnnotation"];
        };
        /** @description An annotation of a text that is sent back. */
        ResponseAnnotationInput: components["schemas"]["ResponseFileCitationInput"] | components["schemas"]["ResponseUrlCitation"] | components["schemas"]["ResponseFilePath"];
        /** @description The tool that the model must call. */
        ResponseChosenTool: components["schemas"]["ResponseToolChoiceFunction"] | components["schemas"]["ResponseToolChoiceBuiltIn"];
        /** @description Clicks a mouse button at a point. */
        ResponseClickAction: {
            /** @constant */
            type: "click";
            /** @enum {string} */
            button: "left" | "right" | "wheel" | "back" | "forward";
            x: number;
            y: number;
        };
        /** @description A comparison of one attribute with a value. */
        ResponseComparisonFilter: {
            /**
             * @description The comparison: equal, not equal, greater, greater or equal, less, or less or equal.
             * @enum {string}
             */
            type: "eq" | "ne" | "gt" | "gte" | "lt" | "lte";
            /** @description The name of the attribute. */
            key: string;
            value: string | number | boolean;
        };
        /** @description The last event of a successful stream, with the complete output and the usage. */
        ResponseCompletedEvent: {
            /** @constant */
            type: "response.completed";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "completed";
                usage?: components["schemas"]["ResponseUsage"];
            };
        };
        /** @description A combination of filters. */
        ResponseCompoundFilter: {
            /**
             * @description Whether all filters or any filter must match.
             * @enum {string}
             */
            type: "and" | "or";
            filters: components["schemas"]["ResponseFileFilter"][];
        };
        /** @description A mouse, keyboard or screen action. */
        ResponseComputerAction: components["schemas"]["ResponseClickAction"] | components["schemas"]["ResponseDoubleClickAction"] | components["schemas"]["ResponseDragAction"] | components["schemas"]["ResponseKeypressAction"] | components["schemas"]["ResponseMoveAction"] | components["schemas"]["ResponseScreenshotAction"] | components["schemas"]["ResponseScrollAction"] | components["schemas"]["ResponseTypeAction"] | components["schemas"]["ResponseWaitAction"];
        /** @description An action on the computer of the client, which answers with a `computer_call_output` item. */
        ResponseComputerCall: {
            /** @constant */
            type: "computer_call";
            id: string;
            /** @description The id that the output must refer to. */
            call_id: string;
            action: components["schemas"]["ResponseComputerAction"];
            /** @description The safety checks that the user must accept before the action. */
            pending_safety_checks: components["schemas"]["ResponseSafetyCheck"][];
            status: components["schemas"]["ResponseItemStatus"];
        };
        /** @description A computer call of an earlier reply, sent back. */
        ResponseComputerCallInput: {
            /** @constant */
            type: "computer_call";
            id: string;
            call_id: string;
            /** @description The action, with the fields of its type. */
            action: {
                /** @enum {string} */
                type: "click" | "double_click" | "drag" | "keypress" | "move" | "screenshot" | "scroll" | "type" | "wait";
            } & {
                [key: string]: unknown;
            };
            pending_safety_checks: {
                [key: string]: unknown;
            }[];
            status: components["schemas"]["ResponseItemStatus"];
        };
        /** @description The screenshot after a computer action. */
        ResponseComputerCallOutput: {
            /** @constant */
            type: "computer_call_output";
            id?: string | null;
            /** @description The `call_id` of the function call or computer call. */
            call_id: string;
            output: components["schemas"]["ResponseComputerScreenshot"];
            /** @description The safety checks that the user has accepted. */
            acknowledged_safety_checks?: {
                [key: string]: unknown;
            }[] | null;
            status?: components["schemas"]["ResponseItemStatus"] | null;
        };
        /** @description A screenshot, by URL, as a data URL, or by the id of an uploaded file. */
        ResponseComputerScreenshot: {
            /** @description The type; published clients send `computer_screenshot`. */
            type?: string;
            file_id?: string;
            image_url?: string;
        };
        /** @description A computer of the client, which the model operates one action at a time. */
        ResponseComputerTool: {
            /** @constant */
            type: "computer_use_preview";
            /** @description The width of the display in pixels. */
            display_width: number;
            /** @description The height of the display in pixels. */
            display_height: number;
            /** @description The environment of the computer, such as `browser`. */
            environment: string;
        };
        /** @description The start of a content part with empty text. */
        ResponseContentPartAddedEvent: {
            /** @constant */
            type: "response.content_part.added";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            part: components["schemas"]["ResponseOutputContent"];
        };
        /** @description The end of a content part. */
        ResponseContentPartDoneEvent: {
            /** @constant */
            type: "response.content_part.done";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            part: components["schemas"]["ResponseOutputContent"];
        };
        /** @description The first event of every stream, with empty output and without usage. */
        ResponseCreatedEvent: {
            /** @constant */
            type: "response.created";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @enum {string} */
                status?: "queued" | "in_progress";
                output?: unknown[];
                usage?: null;
            };
        };
        /** @description A web search with the dated type. */
        ResponseDatedWebSearchTool: {
            /** @constant */
            type: "web_search_preview_2025_03_11";
            search_context_size?: components["schemas"]["ResponseSearchContextSize"];
            user_location?: components["schemas"]["ResponseUserLocation"] | null;
            domains?: components["schemas"]["ResponseSearchDomains"];
        };
        /** @description Double-clicks the left mouse button at a point. */
        ResponseDoubleClickAction: {
            /** @constant */
            type: "double_click";
            x: number;
            y: number;
        };
        /** @description Drags with the left mouse button along a path of points. */
        ResponseDragAction: {
            /** @constant */
            type: "drag";
            path: {
                x: number;
                y: number;
            }[];
        };
        /** @description The reason why a response failed. */
        ResponseError: {
            /** @description A machine-readable code, such as `server_error` or `rate_limit_exceeded`. */
            code?: string;
            message?: string;
            /** @description The error type, as in error bodies. */
            type?: string;
            /** @description The invalid field of the request, if any. */
            param?: string | null;
        };
        /** @description The last event of a stream that fails. Unlike `response.failed`, it does not contain the response. */
        ResponseErrorEvent: {
            /** @constant */
            type: "error";
            /** @description The number of events before this event. */
            sequence_number: number;
            /** @description A machine-readable error code, if any. */
            code: string | null;
            message: string;
            /** @description The invalid field of the request, if any. */
            param: string | null;
        };
        /** @description The last event of a failed response, with the reason in `error`. */
        ResponseFailedEvent: {
            /** @constant */
            type: "response.failed";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "failed";
                error?: components["schemas"]["ResponseError"];
            };
        };
        /** @description A file that the text cites. */
        ResponseFileCitation: {
            /** @constant */
            type: "file_citation";
            file_id: string;
            filename: string;
            /** @description The position of the citation in the text, in UTF-16 code units. */
            index: number;
        };
        /** @description A file citation, sent back. The file name is optional here. */
        ResponseFileCitationInput: {
            /** @constant */
            type: "file_citation";
            file_id: string;
            index: number;
            filename?: string;
        };
        /** @description A filter on the attributes of a file, possibly nested. */
        ResponseFileFilter: components["schemas"]["ResponseComparisonFilter"] | components["schemas"]["ResponseCompoundFilter"];
        /** @description A file that the text refers to, in replies and in input. */
        ResponseFilePath: {
            /** @constant */
            type: "file_path";
            file_id: string;
            /** @description The position of the path in the text. */
            index: number;
        };
        /** @description A search in the files of the client. */
        ResponseFileSearchCall: {
            /** @constant */
            type: "file_search_call";
            id: string;
            /** @description The search queries. */
            queries: string[];
            /** @enum {string} */
            status: "in_progress" | "searching" | "completed" | "incomplete" | "failed";
            /** @description The search results; null unless `include` requests them. */
            results?: components["schemas"]["ResponseFileSearchResult"][] | null;
        };
        /** @description A file search of an earlier reply, sent back. */
        ResponseFileSearchCallInput: {
            /** @constant */
            type: "file_search_call";
            id: string;
            queries: string[];
            status: ("in_progress" | "searching" | "incomplete" | "failed") | "completed";
            /** @description The search results of the reply. */
            results?: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description A file search has completed. */
        ResponseFileSearchCompletedEvent: {
            /** @constant */
            type: "response.file_search_call.completed";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
        };
        /** @description A file search was started. */
        ResponseFileSearchInProgressEvent: {
            /** @constant */
            type: "response.file_search_call.in_progress";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
        };
        /** @description A result of a file search. */
        ResponseFileSearchResult: {
            file_id: string;
            filename: string;
            /** @description The relevance of the result. */
            score: number;
            text: string;
            /** @description The attributes of the file. */
            attributes: {
                [key: string]: string | number | boolean;
            };
        };
        /** @description A file search is running. */
        ResponseFileSearchSearchingEvent: {
            /** @constant */
            type: "response.file_search_call.searching";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
        };
        /** @description Searches the vector stores of the client. */
        ResponseFileSearchTool: {
            /** @constant */
            type: "file_search";
            /** @description The vector stores to search. */
            vector_store_ids: string[];
            /** @description The filter on the attributes of files. */
            filters?: components["schemas"]["ResponseFileFilter"] | null;
            /** @description The maximum number of results. */
            max_num_results?: number;
            ranking_options?: components["schemas"]["ResponseRankingOptions"];
        };
        /** @description A fragment of the JSON text of a function call's arguments. */
        ResponseFunctionArgumentsDeltaEvent: {
            /** @constant */
            type: "response.function_call_arguments.delta";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The next characters; no character is split. */
            delta: string;
        };
        /** @description The complete arguments of a function call. */
        ResponseFunctionArgumentsDoneEvent: {
            /** @constant */
            type: "response.function_call_arguments.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The name of the function. */
            name?: string;
            arguments: string;
        };
        /** @description A call of a function of the client, which answers with a `function_call_output` item. */
        ResponseFunctionCall: {
            /** @constant */
            type: "function_call";
            id?: string;
            /** @description The id that the output must refer to. */
            call_id: string;
            name: string;
            /** @description The arguments as JSON text; empty at the start of a stream. */
            arguments: string;
            status?: components["schemas"]["ResponseItemStatus"];
        };
        /** @description A function call of an earlier reply, sent back with its output. */
        ResponseFunctionCallInput: {
            /** @constant */
            type: "function_call";
            id?: string;
            call_id: string;
            name: string;
            /** @description The arguments as JSON text. */
            arguments: string;
            status?: components["schemas"]["ResponseItemStatus"];
        };
        /** @description The output of a function of the client. */
        ResponseFunctionCallOutput: {
            /** @constant */
            type: "function_call_output";
            id?: string | null;
            /** @description The `call_id` of the function call or computer call. */
            call_id: string;
            /** @description The output, usually as JSON text. */
            output: string;
            status?: components["schemas"]["ResponseItemStatus"] | null;
        };
        /** @description A function that the client runs on request of the model. */
        ResponseFunctionTool: {
            /** @constant */
            type: "function";
            name: string;
            /** @description What the function does and when to use it. */
            description?: string | null;
            /** @description The JSON Schema of the arguments. */
            parameters?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Whether the arguments must match the schema exactly.
             * @default true
             */
            strict?: boolean | null;
        };
        /** @description The response is in progress. */
        ResponseInProgressEvent: {
            /** @constant */
            type: "response.in_progress";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "in_progress";
            };
        };
        /** @description An optional detail of the reply: results of file searches, URLs of input images or computer screenshots, or encrypted reasoning. The sources of a web search are always included; requesting them is accepted. */
        ResponseIncludable: string | ("file_search_call.results" | "message.input_image.image_url" | "computer_call_output.output.image_url" | "reasoning.encrypted_content") | "web_search_call.action.sources";
        /** @description The reason why a response is incomplete. */
        ResponseIncompleteDetails: {
            /**
             * @description The maximum number of tokens, or a content filter.
             * @enum {string}
             */
            reason?: "max_output_tokens" | "content_filter";
        };
        /** @description The last event of an incomplete response, with the reason in `incomplete_details`. */
        ResponseIncompleteEvent: {
            /** @constant */
            type: "response.incomplete";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "incomplete";
                incomplete_details?: components["schemas"]["ResponseIncompleteDetails"];
                usage?: components["schemas"]["ResponseUsage"];
            };
        };
        /** @description A content part of a message. */
        ResponseInputContent: components["schemas"]["ResponseInputText"] | components["schemas"]["ResponseInputImage"] | components["schemas"]["ResponseInputFile"] | components["schemas"]["ResponseOutputTextInput"] | components["schemas"]["ResponseRefusalInput"];
        /** @description An input file, by content or by the id of an uploaded file. */
        ResponseInputFile: {
            /** @constant */
            type: "input_file";
            /** @description The content of the file. */
            file_data?: string;
            /** @description The id of an uploaded file. */
            file_id?: string | null;
            /** @description The file name for the model. */
            filename?: string;
        };
        /** @description An input image, by URL, as a data URL, or by the id of an uploaded file. */
        ResponseInputImage: {
            /** @constant */
            type: "input_image";
            /**
             * @description The image detail for the model.
             * @default auto
             * @enum {string}
             */
            detail?: "high" | "low" | "auto";
            /** @description The id of an uploaded file. */
            file_id?: string | null;
            /** @description A URL or a data URL. */
            image_url?: string | null;
        };
        /** @description An element of `input`: a message, a content part, an item of an earlier reply, the output of a tool call, or a reference to a stored item. Only messages and references may omit `type`. */
        ResponseInputItem: components["schemas"]["ResponseInputText"] | components["schemas"]["ResponseInputImage"] | components["schemas"]["ResponseInputFile"] | components["schemas"]["ResponseOutputTextInput"] | components["schemas"]["ResponseRefusalInput"] | components["schemas"]["ResponseFileSearchCallInput"] | components["schemas"]["ResponseWebSearchCallInput"] | components["schemas"]["ResponseFunctionCallInput"] | components["schemas"]["ResponseFunctionCallOutput"] | components["schemas"]["ResponseComputerCallInput"] | components["schemas"]["ResponseComputerCallOutput"] | components["schemas"]["ResponseReasoningItemInput"] | components["schemas"]["ResponseInputMessage"] | components["schemas"]["ResponseItemReference"];
        /** @description A message of the conversation. A message of an earlier reply has the same form. */
        ResponseInputMessage: {
            /** @constant */
            type?: "message";
            /**
             * @description The author of the message. System and developer messages take precedence over user messages.
             * @enum {string}
             */
            role: "user" | "assistant" | "system" | "developer";
            /** @description The text or the content parts of the message. */
            content: string | components["schemas"]["ResponseInputContent"][];
            /** @description The id of the message in its reply. */
            id?: string | null;
            /** @description The status of the message in its reply. */
            status?: string | null;
        };
        /** @description Input text. */
        ResponseInputText: {
            /** @constant */
            type: "input_text";
            text: string;
        };
        /** @description A reference to a stored item by its id. Without `type`, the missing `role` distinguishes it from a message. */
        ResponseItemReference: {
            /** @enum {unknown} */
            type?: "item_reference" | null;
            id: string;
        };
        /**
         * @description The status of an item.
         * @enum {string}
         */
        ResponseItemStatus: "in_progress" | "completed" | "incomplete";
        /** @description Any JSON object, the older mode. The prompt must ask for JSON as well. */
        ResponseJsonObjectFormat: {
            /** @constant */
            type: "json_object";
        };
        /** @description JSON that matches the given schema. */
        ResponseJsonSchemaFormat: {
            /** @constant */
            type: "json_schema";
            /** @description The name of the format, with letters, digits, underscores and dashes. */
            name: string;
            /** @description The JSON Schema. */
            schema: {
                [key: string]: unknown;
            };
            /** @description The purpose of the format, for the model. */
            description?: string;
            /**
             * @description Whether the output must match the schema exactly.
             * @default false
             */
            strict?: boolean | null;
        };
        /** @description Presses keys together. */
        ResponseKeypressAction: {
            /** @constant */
            type: "keypress";
            keys: string[];
        };
        /** @description The log probability of a token, with the most likely alternatives. No documented request asks for it. */
        ResponseLogprob: {
            token: string;
            logprob: number;
            top_logprobs: {
                token: string;
                logprob: number;
            }[];
        };
        /** @description Up to 16 key-value pairs of the client, stored and returned with the response. */
        ResponseMetadata: {
            [key: string]: string;
        };
        /** @description Moves the pointer to a point. */
        ResponseMoveAction: {
            /** @constant */
            type: "move";
            x: number;
            y: number;
        };
        /** @description A content part of a message in a reply. */
        ResponseOutputContent: components["schemas"]["ResponseOutputText"] | components["schemas"]["ResponseRefusal"];
        /** @description An element of `output`. A later request can send it back in `input`. */
        ResponseOutputItem: components["schemas"]["ResponseOutputMessage"] | components["schemas"]["ResponseFileSearchCall"] | components["schemas"]["ResponseWebSearchCall"] | components["schemas"]["ResponseFunctionCall"] | components["schemas"]["ResponseComputerCall"] | components["schemas"]["ResponseReasoningItem"];
        /** @description The start of an output item: a message with empty content, a function call with empty arguments, or reasoning with an empty summary. */
        ResponseOutputItemAddedEvent: {
            /** @constant */
            type: "response.output_item.added";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The item as it begins. A message has empty content. */
            item: components["schemas"]["ResponseOutputItem"] & {
                /** @constant */
                status?: "in_progress";
            };
        };
        /** @description The end of an output item, possibly incomplete. */
        ResponseOutputItemDoneEvent: {
            /** @constant */
            type: "response.output_item.done";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The whole item. */
            item: components["schemas"]["ResponseOutputItem"] & {
                /** @enum {string} */
                status?: "completed" | "incomplete" | "failed";
            };
        };
        /** @description A message of the model. */
        ResponseOutputMessage: {
            /** @constant */
            type: "message";
            id: string;
            status: components["schemas"]["ResponseItemStatus"];
            /** @constant */
            role: "assistant";
            content: components["schemas"]["ResponseOutputContent"][];
        };
        /** @description Generated text. */
        ResponseOutputText: {
            /** @constant */
            type: "output_text";
            text: string;
            annotations: components["schemas"]["ResponseAnnotation"][];
            logprobs?: components["schemas"]["ResponseLogprob"][];
        };
        /** @description Text of an earlier reply, sent back. */
        ResponseOutputTextInput: {
            /** @constant */
            type: "output_text";
            text: string;
            /** @description The annotations of the text; may be empty. */
            annotations: components["schemas"]["ResponseAnnotationInput"][];
        };
        /** @description Plain text, the default. */
        ResponsePlainTextFormat: {
            /** @constant */
            type: "text";
        };
        /** @description The response is queued, an optional event. */
        ResponseQueuedEvent: {
            /** @constant */
            type: "response.queued";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "queued";
            };
        };
        /** @description The ranking of file search results. */
        ResponseRankingOptions: {
            /** @description The name of the ranker. */
            ranker?: string;
            /** @description The minimum score of a result. */
            score_threshold?: number;
        };
        /** @description The configuration of reasoning models (o-series). Its effect on other models is undefined. */
        ResponseReasoningConfig: {
            /**
             * @description The reasoning effort.
             * @default medium
             */
            effort?: ("low" | "medium" | "high") | null;
            /** @description The detail of the reasoning summary; without it there is no summary. */
            summary?: ("auto" | "concise" | "detailed") | null;
            /**
             * @deprecated
             * @description The deprecated name of `summary`.
             */
            generate_summary?: ("auto" | "concise" | "detailed") | null;
        };
        /** @description The reasoning of the model as a summary. */
        ResponseReasoningItem: {
            /** @constant */
            type: "reasoning";
            id: string;
            /** @description The paragraphs of the summary; empty if no summary was requested. */
            summary: components["schemas"]["ResponseSummaryText"][];
            /** @description The encrypted reasoning, in replies only if `include` requests it. */
            encrypted_content?: string | null;
            status?: components["schemas"]["ResponseItemStatus"];
        };
        /** @description The reasoning of an earlier reply, sent back. */
        ResponseReasoningItemInput: {
            /** @constant */
            type: "reasoning";
            id: string;
            /** @description The paragraphs of the summary. */
            summary: components["schemas"]["ResponseSummaryText"][];
            /** @description The encrypted reasoning of the reply. */
            encrypted_content?: string | null;
            status?: components["schemas"]["ResponseItemStatus"];
        };
        /** @description A refusal of the model. */
        ResponseRefusal: {
            /** @constant */
            type: "refusal";
            refusal: string;
        };
        /** @description A fragment of a refusal. */
        ResponseRefusalDeltaEvent: {
            /** @constant */
            type: "response.refusal.delta";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            /** @description The next characters; no character is split. */
            delta: string;
        };
        /** @description The complete refusal. */
        ResponseRefusalDoneEvent: {
            /** @constant */
            type: "response.refusal.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            refusal: string;
        };
        /** @description A refusal of an earlier reply, sent back. */
        ResponseRefusalInput: {
            /** @constant */
            type: "refusal";
            refusal: string;
        };
        /** @description A computer of the client. */
        ResponseResolvedComputerTool: {
            /** @constant */
            type: "computer_use_preview";
            display_width?: number;
            display_height?: number;
            environment?: string;
        };
        /** @description A web search tool with the dated type of the request. */
        ResponseResolvedDatedWebSearchTool: {
            /** @constant */
            type: "web_search_preview_2025_03_11";
            domains: components["schemas"]["ResponseSearchDomains"];
            search_context_size: components["schemas"]["ResponseSearchContextSize"];
            user_location: components["schemas"]["ResponseUserLocation"] | null;
        };
        /** @description A file search tool with its ranking options and filters. */
        ResponseResolvedFileSearchTool: {
            /** @constant */
            type: "file_search";
            vector_store_ids?: string[];
            filters: {
                [key: string]: unknown;
            } | null;
            max_num_results?: number;
            ranking_options: components["schemas"]["ResponseRankingOptions"];
        };
        /** @description A function tool with `strict`. */
        ResponseResolvedFunctionTool: {
            /** @constant */
            type: "function";
            name?: string;
            description?: string | null;
            parameters?: {
                [key: string]: unknown;
            } | null;
            strict: boolean;
        };
        /** @description A tool of the request with its defaults. */
        ResponseResolvedTool: components["schemas"]["ResponseResolvedFileSearchTool"] | components["schemas"]["ResponseResolvedFunctionTool"] | components["schemas"]["ResponseResolvedWebSearchTool"] | components["schemas"]["ResponseResolvedDatedWebSearchTool"] | components["schemas"]["ResponseResolvedComputerTool"];
        /** @description A web search tool with its domains, context size and location. */
        ResponseResolvedWebSearchTool: {
            /** @constant */
            type: "web_search_preview";
            domains: components["schemas"]["ResponseSearchDomains"];
            search_context_size: components["schemas"]["ResponseSearchContextSize"];
            user_location: components["schemas"]["ResponseUserLocation"] | null;
        };
        /** @description A risk of an action, reported by the model. */
        ResponseSafetyCheck: {
            id: string;
            code: string | null;
            message: string | null;
        };
        /** @description Takes a screenshot. */
        ResponseScreenshotAction: {
            /** @constant */
            type: "screenshot";
        };
        /** @description Scrolls at a point by the given numbers of pixels. */
        ResponseScrollAction: {
            /** @constant */
            type: "scroll";
            x: number;
            y: number;
            scroll_x: number;
            scroll_y: number;
        };
        /**
         * @description The amount of context to read from the search results.
         * @default medium
         * @enum {string}
         */
        ResponseSearchContextSize: "low" | "medium" | "high";
        /** @description The domains to search; all if empty. */
        ResponseSearchDomains: string[];
        /** @description The index of the event in its stream, from 0. */
        ResponseSequenceNumber: number;
        /** @description The start of a paragraph of the reasoning summary, with empty text. */
        ResponseSummaryPartAddedEvent: {
            /** @constant */
            type: "response.reasoning_summary_part.added";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the paragraph in the summary. */
            summary_index: number;
            part: components["schemas"]["ResponseSummaryText"];
        };
        /** @description The end of a paragraph of the reasoning summary. */
        ResponseSummaryPartDoneEvent: {
            /** @constant */
            type: "response.reasoning_summary_part.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the paragraph in the summary. */
            summary_index: number;
            part: components["schemas"]["ResponseSummaryText"];
        };
        /** @description A paragraph of a reasoning summary. */
        ResponseSummaryText: {
            /** @constant */
            type: "summary_text";
            text: string;
        };
        /** @description A fragment of a paragraph of the reasoning summary. */
        ResponseSummaryTextDeltaEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.delta";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the paragraph in the summary. */
            summary_index: number;
            /** @description The next characters; no character is split. */
            delta: string;
        };
        /** @description The complete text of a paragraph of the reasoning summary. */
        ResponseSummaryTextDoneEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the paragraph in the summary. */
            summary_index: number;
            text: string;
        };
        /** @description The configuration of the text output. Without `format` it is plain text. */
        ResponseTextConfig: {
            format?: components["schemas"]["ResponseTextFormat"];
        };
        /** @description A fragment of text. */
        ResponseTextDeltaEvent: {
            /** @constant */
            type: "response.output_text.delta";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            /** @description The next characters; no character is split. */
            delta: string;
            /** @description Empty, because no documented request asks for log probabilities. */
            logprobs?: components["schemas"]["ResponseLogprob"][];
        };
        /** @description The complete text of a content part. */
        ResponseTextDoneEvent: {
            /** @constant */
            type: "response.output_text.done";
            sequence_number?: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
            /** @description The index of the part in the content of the item. */
            content_index: number;
            text: string;
            /** @description Empty, because no documented request asks for log probabilities. */
            logprobs?: components["schemas"]["ResponseLogprob"][];
        };
        /** @description The format of the text output: plain text, JSON that matches a schema, or any JSON object. */
        ResponseTextFormat: components["schemas"]["ResponsePlainTextFormat"] | components["schemas"]["ResponseJsonSchemaFormat"] | components["schemas"]["ResponseJsonObjectFormat"];
        /** @description A function of the client, or a built-in tool. */
        ResponseTool: components["schemas"]["ResponseFileSearchTool"] | components["schemas"]["ResponseFunctionTool"] | components["schemas"]["ResponseWebSearchTool"] | components["schemas"]["ResponseDatedWebSearchTool"] | components["schemas"]["ResponseComputerTool"];
        /** @description Whether and which tool the model must call. By default the model decides. */
        ResponseToolChoice: components["schemas"]["ResponseToolChoiceMode"] | components["schemas"]["ResponseChosenTool"];
        /** @description The model must use this built-in tool. */
        ResponseToolChoiceBuiltIn: {
            /** @enum {string} */
            type: "file_search" | "web_search_preview" | "computer_use_preview";
        };
        /** @description The model must call this function. */
        ResponseToolChoiceFunction: {
            /** @constant */
            type: "function";
            name?: string;
        };
        /**
         * @description No tool, the model's decision, or at least one tool.
         * @enum {string}
         */
        ResponseToolChoiceMode: "none" | "auto" | "required";
        /** @description Types a string. */
        ResponseTypeAction: {
            /** @constant */
            type: "type";
            text: string;
        };
        /** @description A web page that a section of text cites, in replies and in input. */
        ResponseUrlCitation: {
            /** @constant */
            type: "url_citation";
            /** @description The start of the section, in UTF-16 code units of the text. */
            start_index: number;
            /** @description The end of the section, exclusive, in UTF-16 code units of the text. */
            end_index: number;
            title: string;
            url: string;
        };
        /** @description The token usage of the response. */
        ResponseUsage: {
            input_tokens: number;
            input_tokens_details: {
                cached_tokens: number;
                /** @description Zero, because this gateway does not report cache writes. */
                cache_write_tokens?: number;
            };
            output_tokens: number;
            output_tokens_details: {
                reasoning_tokens: number;
            };
            /** @description The sum of input and output tokens. */
            total_tokens: number;
        };
        /** @description The approximate location of the user, for more relevant results. */
        ResponseUserLocation: {
            /** @constant */
            type?: "approximate";
            city?: string | null;
            /** @description The two-letter ISO country code. */
            country?: string | null;
            region?: string | null;
            /** @description The IANA time zone. */
            timezone?: string | null;
        };
        /** @description Waits for the screen to settle. */
        ResponseWaitAction: {
            /** @constant */
            type: "wait";
        };
        /** @description A web search. */
        ResponseWebSearchCall: {
            /** @constant */
            type: "web_search_call";
            id: string;
            /** @description The status. This gateway returns `in_progress`, `searching`, `completed` or `failed`. */
            status: string;
            /** @description The query and the sources; present after the search. */
            action?: {
                /** @constant */
                type: "search";
                query: string;
                sources?: {
                    /** @constant */
                    type: "url";
                    url: string;
                }[];
            };
        };
        /** @description A web search of an earlier reply, sent back. */
        ResponseWebSearchCallInput: {
            /** @constant */
            type: "web_search_call";
            id: string;
            status: string;
        };
        /** @description A web search has completed. */
        ResponseWebSearchCompletedEvent: {
            /** @constant */
            type: "response.web_search_call.completed";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
        };
        /** @description A web search was started. */
        ResponseWebSearchInProgressEvent: {
            /** @constant */
            type: "response.web_search_call.in_progress";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
        };
        /** @description A web search is running. */
        ResponseWebSearchSearchingEvent: {
            /** @constant */
            type: "response.web_search_call.searching";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description The index of the item in `output`. */
            output_index: number;
        };
        /** @description Searches the web. */
        ResponseWebSearchTool: {
            /** @constant */
            type: "web_search_preview";
            search_context_size?: components["schemas"]["ResponseSearchContextSize"];
            user_location?: components["schemas"]["ResponseUserLocation"] | null;
            domains?: components["schemas"]["ResponseSearchDomains"];
        };
        /** @description The error body of this family. */
        ResponsesErrorBody: {
            error: {
                message: string;
                /** @description The error type: `invalid_request_error`, `rate_limit_error` or `server_error`. */
                type: string;
                /** @description The invalid field of the request, such as `input[2].content`. */
                param: string | null;
                /** @description A machine-readable error code, if any. */
                code: string | null;
            };
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
    createResponse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The input, the model and the tools. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResponseRequest"];
            };
        };
        responses: {
            /** @description The finished response, or its event stream if the request has `stream` true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                    "text/event-stream": string;
                };
            };
            /** @description The request is invalid; `param` names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
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
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
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
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description Internal error of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The model is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
        };
    };
}
export type CreateResponseRequest = components['schemas']['CreateResponseRequest'];
export type Response = components['schemas']['Response'];
export type ResponseAnnotation = components['schemas']['ResponseAnnotation'];
export type ResponseAnnotationAddedEvent = components['schemas']['ResponseAnnotationAddedEvent'];
export type ResponseAnnotationInput = components['schemas']['ResponseAnnotationInput'];
export type ResponseChosenTool = components['schemas']['ResponseChosenTool'];
export type ResponseClickAction = components['schemas']['ResponseClickAction'];
export type ResponseComparisonFilter = components['schemas']['ResponseComparisonFilter'];
export type ResponseCompletedEvent = components['schemas']['ResponseCompletedEvent'];
export type ResponseCompoundFilter = components['schemas']['ResponseCompoundFilter'];
export type ResponseComputerAction = components['schemas']['ResponseComputerAction'];
export type ResponseComputerCall = components['schemas']['ResponseComputerCall'];
export type ResponseComputerCallInput = components['schemas']['ResponseComputerCallInput'];
export type ResponseComputerCallOutput = components['schemas']['ResponseComputerCallOutput'];
export type ResponseComputerScreenshot = components['schemas']['ResponseComputerScreenshot'];
export type ResponseComputerTool = components['schemas']['ResponseComputerTool'];
export type ResponseContentPartAddedEvent = components['schemas']['ResponseContentPartAddedEvent'];
export type ResponseContentPartDoneEvent = components['schemas']['ResponseContentPartDoneEvent'];
export type ResponseCreatedEvent = components['schemas']['ResponseCreatedEvent'];
export type ResponseDatedWebSearchTool = components['schemas']['ResponseDatedWebSearchTool'];
export type ResponseDoubleClickAction = components['schemas']['ResponseDoubleClickAction'];
export type ResponseDragAction = components['schemas']['ResponseDragAction'];
export type ResponseError = components['schemas']['ResponseError'];
export type ResponseErrorEvent = components['schemas']['ResponseErrorEvent'];
export type ResponseFailedEvent = components['schemas']['ResponseFailedEvent'];
export type ResponseFileCitation = components['schemas']['ResponseFileCitation'];
export type ResponseFileCitationInput = components['schemas']['ResponseFileCitationInput'];
export type ResponseFileFilter = components['schemas']['ResponseFileFilter'];
export type ResponseFilePath = components['schemas']['ResponseFilePath'];
export type ResponseFileSearchCall = components['schemas']['ResponseFileSearchCall'];
export type ResponseFileSearchCallInput = components['schemas']['ResponseFileSearchCallInput'];
export type ResponseFileSearchCompletedEvent = components['schemas']['ResponseFileSearchCompletedEvent'];
export type ResponseFileSearchInProgressEvent = components['schemas']['ResponseFileSearchInProgressEvent'];
export type ResponseFileSearchResult = components['schemas']['ResponseFileSearchResult'];
export type ResponseFileSearchSearchingEvent = components['schemas']['ResponseFileSearchSearchingEvent'];
export type ResponseFileSearchTool = components['schemas']['ResponseFileSearchTool'];
export type ResponseFunctionArgumentsDeltaEvent = components['schemas']['ResponseFunctionArgumentsDeltaEvent'];
export type ResponseFunctionArgumentsDoneEvent = components['schemas']['ResponseFunctionArgumentsDoneEvent'];
export type ResponseFunctionCall = components['schemas']['ResponseFunctionCall'];
export type ResponseFunctionCallInput = components['schemas']['ResponseFunctionCallInput'];
export type ResponseFunctionCallOutput = components['schemas']['ResponseFunctionCallOutput'];
export type ResponseFunctionTool = components['schemas']['ResponseFunctionTool'];
export type ResponseInProgressEvent = components['schemas']['ResponseInProgressEvent'];
export type ResponseIncludable = components['schemas']['ResponseIncludable'];
export type ResponseIncompleteDetails = components['schemas']['ResponseIncompleteDetails'];
export type ResponseIncompleteEvent = components['schemas']['ResponseIncompleteEvent'];
export type ResponseInputContent = components['schemas']['ResponseInputContent'];
export type ResponseInputFile = components['schemas']['ResponseInputFile'];
export type ResponseInputImage = components['schemas']['ResponseInputImage'];
export type ResponseInputItem = components['schemas']['ResponseInputItem'];
export type ResponseInputMessage = components['schemas']['ResponseInputMessage'];
export type ResponseInputText = components['schemas']['ResponseInputText'];
export type ResponseItemReference = components['schemas']['ResponseItemReference'];
export type ResponseItemStatus = components['schemas']['ResponseItemStatus'];
export type ResponseJsonObjectFormat = components['schemas']['ResponseJsonObjectFormat'];
export type ResponseJsonSchemaFormat = components['schemas']['ResponseJsonSchemaFormat'];
export type ResponseKeypressAction = components['schemas']['ResponseKeypressAction'];
export type ResponseLogprob = components['schemas']['ResponseLogprob'];
export type ResponseMetadata = components['schemas']['ResponseMetadata'];
export type ResponseMoveAction = components['schemas']['ResponseMoveAction'];
export type ResponseOutputContent = components['schemas']['ResponseOutputContent'];
export type ResponseOutputItem = components['schemas']['ResponseOutputItem'];
export type ResponseOutputItemAddedEvent = components['schemas']['ResponseOutputItemAddedEvent'];
export type ResponseOutputItemDoneEvent = components['schemas']['ResponseOutputItemDoneEvent'];
export type ResponseOutputMessage = components['schemas']['ResponseOutputMessage'];
export type ResponseOutputText = components['schemas']['ResponseOutputText'];
export type ResponseOutputTextInput = components['schemas']['ResponseOutputTextInput'];
export type ResponsePlainTextFormat = components['schemas']['ResponsePlainTextFormat'];
export type ResponseQueuedEvent = components['schemas']['ResponseQueuedEvent'];
export type ResponseRankingOptions = components['schemas']['ResponseRankingOptions'];
export type ResponseReasoningConfig = components['schemas']['ResponseReasoningConfig'];
export type ResponseReasoningItem = components['schemas']['ResponseReasoningItem'];
export type ResponseReasoningItemInput = components['schemas']['ResponseReasoningItemInput'];
export type ResponseRefusal = components['schemas']['ResponseRefusal'];
export type ResponseRefusalDeltaEvent = components['schemas']['ResponseRefusalDeltaEvent'];
export type ResponseRefusalDoneEvent = components['schemas']['ResponseRefusalDoneEvent'];
export type ResponseRefusalInput = components['schemas']['ResponseRefusalInput'];
export type ResponseResolvedComputerTool = components['schemas']['ResponseResolvedComputerTool'];
export type ResponseResolvedDatedWebSearchTool = components['schemas']['ResponseResolvedDatedWebSearchTool'];
export type ResponseResolvedFileSearchTool = components['schemas']['ResponseResolvedFileSearchTool'];
export type ResponseResolvedFunctionTool = components['schemas']['ResponseResolvedFunctionTool'];
export type ResponseResolvedTool = components['schemas']['ResponseResolvedTool'];
export type ResponseResolvedWebSearchTool = components['schemas']['ResponseResolvedWebSearchTool'];
export type ResponseSafetyCheck = components['schemas']['ResponseSafetyCheck'];
export type ResponseScreenshotAction = components['schemas']['ResponseScreenshotAction'];
export type ResponseScrollAction = components['schemas']['ResponseScrollAction'];
export type ResponseSearchContextSize = components['schemas']['ResponseSearchContextSize'];
export type ResponseSearchDomains = components['schemas']['ResponseSearchDomains'];
export type ResponseSequenceNumber = components['schemas']['ResponseSequenceNumber'];
export type ResponseSummaryPartAddedEvent = components['schemas']['ResponseSummaryPartAddedEvent'];
export type ResponseSummaryPartDoneEvent = components['schemas']['ResponseSummaryPartDoneEvent'];
export type ResponseSummaryText = components['schemas']['ResponseSummaryText'];
export type ResponseSummaryTextDeltaEvent = components['schemas']['ResponseSummaryTextDeltaEvent'];
export type ResponseSummaryTextDoneEvent = components['schemas']['ResponseSummaryTextDoneEvent'];
export type ResponseTextConfig = components['schemas']['ResponseTextConfig'];
export type ResponseTextDeltaEvent = components['schemas']['ResponseTextDeltaEvent'];
export type ResponseTextDoneEvent = components['schemas']['ResponseTextDoneEvent'];
export type ResponseTextFormat = components['schemas']['ResponseTextFormat'];
export type ResponseTool = components['schemas']['ResponseTool'];
export type ResponseToolChoice = components['schemas']['ResponseToolChoice'];
export type ResponseToolChoiceBuiltIn = components['schemas']['ResponseToolChoiceBuiltIn'];
export type ResponseToolChoiceFunction = components['schemas']['ResponseToolChoiceFunction'];
export type ResponseToolChoiceMode = components['schemas']['ResponseToolChoiceMode'];
export type ResponseTypeAction = components['schemas']['ResponseTypeAction'];
export type ResponseUrlCitation = components['schemas']['ResponseUrlCitation'];
export type ResponseUsage = components['schemas']['ResponseUsage'];
export type ResponseUserLocation = components['schemas']['ResponseUserLocation'];
export type ResponseWaitAction = components['schemas']['ResponseWaitAction'];
export type ResponseWebSearchCall = components['schemas']['ResponseWebSearchCall'];
export type ResponseWebSearchCallInput = components['schemas']['ResponseWebSearchCallInput'];
export type ResponseWebSearchCompletedEvent = components['schemas']['ResponseWebSearchCompletedEvent'];
export type ResponseWebSearchInProgressEvent = components['schemas']['ResponseWebSearchInProgressEvent'];
export type ResponseWebSearchSearchingEvent = components['schemas']['ResponseWebSearchSearchingEvent'];
export type ResponseWebSearchTool = components['schemas']['ResponseWebSearchTool'];
export type ResponsesErrorBody = components['schemas']['ResponsesErrorBody'];
