// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
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
         * @description Generates a reply to a text or to a list of input items, with function calls, built-in tools and reasoning where the request allows them. A stored response can be continued through `previous_response_id`. With `stream` true the same reply comes as server-sent events.
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
        /** @description A request for one response. Only `model` and `input` are needed. */
        CreateResponseRequest: {
            /** @description Id of the model, as the model listing reports it. */
            model: string;
            /** @description What the model answers to. A string stands for one user message with that text. */
            input: string | components["schemas"]["ResponseInputItem"][];
            /** @description Details to add to the reply that are left out otherwise. */
            include?: components["schemas"]["ResponseIncludable"][] | null;
            /** @description Put before everything else as a system or developer message. The instructions of a previous response are not carried over. */
            instructions?: string | null;
            /** @description Upper bound for the generated tokens, those of the reasoning included. */
            max_output_tokens?: number | null;
            metadata?: components["schemas"]["ResponseMetadata"] | null;
            /**
             * @description Whether one reply may hold several tool calls.
             * @default true
             */
            parallel_tool_calls?: boolean | null;
            /** @description Id of a stored response that this one continues. */
            previous_response_id?: string | null;
            reasoning?: components["schemas"]["ResponseReasoningConfig"] | null;
            /**
             * @description Which processing tier serves the request. The reply names the tier when this is set.
             * @default auto
             * @enum {string|null}
             */
            service_tier?: "auto" | "default" | "flex" | null;
            /**
             * @description Whether the response is kept so that a later one can continue it.
             * @default true
             */
            store?: boolean | null;
            /**
             * @description Whether the reply comes as server-sent events.
             * @default false
             */
            stream?: boolean | null;
            /**
             * @description How random the sampling is. Change this or `top_p`, not both.
             * @default 1
             */
            temperature?: number | null;
            text?: components["schemas"]["ResponseTextConfig"];
            tool_choice?: components["schemas"]["ResponseToolChoice"];
            /** @description The tools that the model may call. */
            tools?: components["schemas"]["ResponseTool"][];
            /**
             * @description Share of the probability mass to sample from. Change this or `temperature`, not both.
             * @default 1
             */
            top_p?: number | null;
            /**
             * @description What happens when the input exceeds the context window: `auto` drops items from its middle, `disabled` refuses the request with status 400.
             * @default disabled
             * @enum {string|null}
             */
            truncation?: "auto" | "disabled" | null;
            /** @description The caller's own identifier of the end user. */
            user?: string;
        };
        /** @description A response, finished or as far as it has come. It repeats the settings of its request; what the request left out comes back as its default or as null. */
        Response: {
            id: string;
            /** @constant */
            object: "response";
            /** @description When the response was created, in Unix seconds. */
            created_at: number;
            /** @description How far the response has come. This gateway says `queued`, `in_progress`, `completed`, `incomplete`, `failed` or `cancelled`; a reply that is not streamed has one of the last four. */
            status: string;
            error: components["schemas"]["ResponseError"] | null;
            incomplete_details: components["schemas"]["ResponseIncompleteDetails"] | null;
            instructions: string | null;
            max_output_tokens: number | null;
            /** @description The model that answered; may be a dated snapshot of the one asked for. */
            model: string;
            /** @description What the model produced, in order. Empty while a stream begins. */
            output: components["schemas"]["ResponseOutputItem"][];
            parallel_tool_calls: boolean;
            previous_response_id: string | null;
            /** @description The reasoning settings; both null when the request set none. */
            reasoning: {
                /** @enum {string|null} */
                effort: "low" | "medium" | "high" | null;
                /** @enum {string|null} */
                summary: "auto" | "concise" | "detailed" | null;
            };
            store: boolean;
            temperature: number;
            text: {
                format: components["schemas"]["ResponseTextFormat"];
            };
            tool_choice: components["schemas"]["ResponseToolChoice"];
            /** @description The tools of the request with their defaults filled in. */
            tools: components["schemas"]["ResponseResolvedTool"][];
            top_p: number;
            /** @enum {string} */
            truncation: "auto" | "disabled";
            /** @description Null while a stream begins. */
            usage: components["schemas"]["ResponseUsage"] | null;
            user: string | null;
            metadata: components["schemas"]["ResponseMetadata"];
            /** @description The tier that served the request. This gateway always names one. */
            service_tier?: string | null;
            /** @description When the response was completed, in Unix seconds; null unless it is. */
            completed_at?: number | null;
            /** @description Whether the response is made in the background, which this gateway never does. */
            background?: boolean | null;
            /** @description Zero, as no documented request sets it. */
            frequency_penalty?: number | null;
            /** @description Zero, as no documented request sets it. */
            presence_penalty?: number | null;
            /** @description Zero, as no documented request asks for any. */
            top_logprobs?: number | null;
            /** @description Null, as no documented request sets a bound. */
            max_tool_calls?: number | null;
            /** @description Null, as no documented request names one. */
            prompt_cache_key?: string | null;
            /** @description Null, as no documented request names one. */
            safety_identifier?: string | null;
        };
        /** @description Where a piece of a reply's text comes from. */
        ResponseAnnotation: components["schemas"]["ResponseFileCitation"] | components["schemas"]["ResponseUrlCitation"] | components["schemas"]["ResponseFilePath"];
        /** @description The text so far got an annotation. */
        ResponseAnnotationAddedEvent: {
            /** @constant */
            type: "response.output_text.annotation.added";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            /** @description Which of the piece's annotations this is. */
            annotation_index: number;
            annotation: components["schemas"]["ResponseAnnotation"];
        };
        /** @description An annotation of a text that is sent back. */
        ResponseAnnotationInput: components["schemas"]["ResponseFileCitationInput"] | components["schemas"]["ResponseUrlCitation"] | components["schemas"]["ResponseFilePath"];
        /** @description One tool, which the model must use. */
        ResponseChosenTool: components["schemas"]["ResponseToolChoiceFunction"] | components["schemas"]["ResponseToolChoiceBuiltIn"];
        /** @description Press a mouse button at a point. */
        ResponseClickAction: {
            /** @constant */
            type: "click";
            /** @enum {string} */
            button: "left" | "right" | "wheel" | "back" | "forward";
            x: number;
            y: number;
        };
        /** @description Compares one attribute with a value. */
        ResponseComparisonFilter: {
            /**
             * @description Equal, not equal, greater, greater or equal, less, less or equal.
             * @enum {string}
             */
            type: "eq" | "ne" | "gt" | "gte" | "lt" | "lte";
            /** @description Name of the attribute. */
            key: string;
            value: string | number | boolean;
        };
        /** @description The response is finished; the last event of a stream that went well. It holds the whole output and the usage. */
        ResponseCompletedEvent: {
            /** @constant */
            type: "response.completed";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "completed";
                usage?: components["schemas"]["ResponseUsage"];
            };
        };
        /** @description Joins several conditions. */
        ResponseCompoundFilter: {
            /**
             * @description Whether all conditions or any of them must hold.
             * @enum {string}
             */
            type: "and" | "or";
            filters: components["schemas"]["ResponseFileFilter"][];
        };
        /** @description What to do with the mouse, the keyboard or the screen. */
        ResponseComputerAction: components["schemas"]["ResponseClickAction"] | components["schemas"]["ResponseDoubleClickAction"] | components["schemas"]["ResponseDragAction"] | components["schemas"]["ResponseKeypressAction"] | components["schemas"]["ResponseMoveAction"] | components["schemas"]["ResponseScreenshotAction"] | components["schemas"]["ResponseScrollAction"] | components["schemas"]["ResponseTypeAction"] | components["schemas"]["ResponseWaitAction"];
        /** @description An action for the caller's computer. The screen that follows goes back as a `computer_call_output` item. */
        ResponseComputerCall: {
            /** @constant */
            type: "computer_call";
            id: string;
            /** @description What the output has to refer to. */
            call_id: string;
            action: components["schemas"]["ResponseComputerAction"];
            /** @description What the user has to accept before the action is carried out. */
            pending_safety_checks: components["schemas"]["ResponseSafetyCheck"][];
            status: components["schemas"]["ResponseItemStatus"];
        };
        /** @description A computer call of an earlier reply, sent back. */
        ResponseComputerCallInput: {
            /** @constant */
            type: "computer_call";
            id: string;
            call_id: string;
            /** @description The action, with the fields that its kind has in a reply. */
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
        /** @description The screen after the caller's computer carried out an action. */
        ResponseComputerCallOutput: {
            /** @constant */
            type: "computer_call_output";
            id?: string | null;
            /** @description The `call_id` of the call that this answers. */
            call_id: string;
            output: components["schemas"]["ResponseComputerScreenshot"];
            /** @description The pending checks that the user has accepted. */
            acknowledged_safety_checks?: {
                [key: string]: unknown;
            }[] | null;
            /** @enum {string|null} */
            status?: "in_progress" | "completed" | "incomplete" | null;
        };
        /** @description A picture of a screen, by URL (a data URL as well) or by the id of an uploaded file. */
        ResponseComputerScreenshot: {
            /** @description Published clients write `computer_screenshot`. */
            type?: string;
            file_id?: string;
            image_url?: string;
        };
        /** @description Lets the model operate a computer of the caller's, one action at a time. */
        ResponseComputerTool: {
            /** @constant */
            type: "computer_use_preview";
            /** @description In pixels. */
            display_width: number;
            /** @description In pixels. */
            display_height: number;
            /** @description What kind of computer it is, such as `browser`. */
            environment: string;
        };
        /** @description A piece of a message begins, with empty text. */
        ResponseContentPartAddedEvent: {
            /** @constant */
            type: "response.content_part.added";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            part: components["schemas"]["ResponseOutputContent"];
        };
        /** @description A piece of a message is whole. */
        ResponseContentPartDoneEvent: {
            /** @constant */
            type: "response.content_part.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            part: components["schemas"]["ResponseOutputContent"];
        };
        /** @description The response exists; the first event of every stream. Nothing has been produced and counted yet. */
        ResponseCreatedEvent: {
            /** @constant */
            type: "response.created";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @enum {string} */
                status?: "queued" | "in_progress";
                output?: unknown[];
                usage?: null;
            };
        };
        /** @description The same web search under the dated spelling of its type. */
        ResponseDatedWebSearchTool: {
            /** @constant */
            type: "web_search_preview_2025_03_11";
            search_context_size?: components["schemas"]["ResponseSearchContextSize"];
            user_location?: components["schemas"]["ResponseUserLocation"] | null;
            domains?: components["schemas"]["ResponseSearchDomains"];
        };
        /** @description Press the left button twice at a point. */
        ResponseDoubleClickAction: {
            /** @constant */
            type: "double_click";
            x: number;
            y: number;
        };
        /** @description Hold the left button along a path of points. */
        ResponseDragAction: {
            /** @constant */
            type: "drag";
            path: {
                x: number;
                y: number;
            }[];
        };
        /** @description Why a response failed. */
        ResponseError: {
            /** @description A short slug such as `server_error` or `rate_limit_exceeded`. */
            code: string;
            message: string;
            /** @description The class of the error, with the same words as in error bodies. */
            type: string;
            /** @description The field of the request at fault, if one is. */
            param: string | null;
        };
        /** @description The stream broke off; its last event. Unlike `response.failed` it does not repeat the response. */
        ResponseErrorEvent: {
            /** @constant */
            type: "error";
            /** @description How many events came before this one. */
            sequence_number: number;
            /** @description A short slug where there is one. */
            code: string | null;
            message: string;
            /** @description The field of the request at fault, if one is. */
            param: string | null;
        };
        /** @description The response failed; the last event of such a stream. `error` says why. */
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
        /** @description A file that the text quotes. */
        ResponseFileCitation: {
            /** @constant */
            type: "file_citation";
            file_id: string;
            filename: string;
            /** @description Position in the text that the citation belongs to, in UTF-16 code units. */
            index: number;
        };
        /** @description A file that a text quotes, sent back. Here the name of the file may be missing. */
        ResponseFileCitationInput: {
            /** @constant */
            type: "file_citation";
            file_id: string;
            index: number;
            filename?: string;
        };
        /** @description A condition on the attributes of a file; conditions may be nested. */
        ResponseFileFilter: components["schemas"]["ResponseComparisonFilter"] | components["schemas"]["ResponseCompoundFilter"];
        /** @description A file that the text points to; the same in a reply and sent back. */
        ResponseFilePath: {
            /** @constant */
            type: "file_path";
            file_id: string;
            /** @description Position in the text that the path belongs to. */
            index: number;
        };
        /** @description A search through the caller's files. */
        ResponseFileSearchCall: {
            /** @constant */
            type: "file_search_call";
            id: string;
            /** @description What was searched for. */
            queries: string[];
            /** @enum {string} */
            status: "in_progress" | "searching" | "completed" | "incomplete" | "failed";
            /** @description What was found; null unless `include` asks for it. */
            results?: components["schemas"]["ResponseFileSearchResult"][] | null;
        };
        /** @description A file search of an earlier reply, sent back. */
        ResponseFileSearchCallInput: {
            /** @constant */
            type: "file_search_call";
            id: string;
            queries: string[];
            /** @enum {string} */
            status: "in_progress" | "searching" | "completed" | "incomplete" | "failed";
            /** @description What was found, as the reply reported it. */
            results?: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description A file search has found what it could. */
        ResponseFileSearchCompletedEvent: {
            /** @constant */
            type: "response.file_search_call.completed";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
        };
        /** @description A file search has been set up. */
        ResponseFileSearchInProgressEvent: {
            /** @constant */
            type: "response.file_search_call.in_progress";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
        };
        /** @description A passage that a file search found. */
        ResponseFileSearchResult: {
            file_id: string;
            filename: string;
            /** @description How well the passage fits. */
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
            /** @description Which element of `output` this belongs to. */
            output_index: number;
        };
        /** @description Searches the caller's vector stores. */
        ResponseFileSearchTool: {
            /** @constant */
            type: "file_search";
            /** @description Which stores are searched. */
            vector_store_ids: string[];
            /** @description Only files whose attributes pass are considered. */
            filters?: components["schemas"]["ResponseFileFilter"] | null;
            /** @description How many results at most. */
            max_num_results?: number;
            ranking_options?: components["schemas"]["ResponseRankingOptions"];
        };
        /** @description A fragment of the JSON text of a function call's arguments. */
        ResponseFunctionArgumentsDeltaEvent: {
            /** @constant */
            type: "response.function_call_arguments.delta";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description The next characters, never a part of one. */
            delta: string;
        };
        /** @description The arguments of a function call are whole. */
        ResponseFunctionArgumentsDoneEvent: {
            /** @constant */
            type: "response.function_call_arguments.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description The name of the function. */
            name?: string;
            arguments: string;
        };
        /** @description A call of one of the caller's functions. Its result goes back as a `function_call_output` item. */
        ResponseFunctionCall: {
            /** @constant */
            type: "function_call";
            id: string;
            /** @description What the output has to refer to. */
            call_id: string;
            name: string;
            /** @description The arguments as JSON text; empty while a stream has not delivered them. */
            arguments: string;
            status: components["schemas"]["ResponseItemStatus"];
        };
        /** @description A function call of an earlier reply, sent back so that its output has something to answer to. */
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
        /** @description What the caller's function returned. */
        ResponseFunctionCallOutput: {
            /** @constant */
            type: "function_call_output";
            id?: string | null;
            /** @description The `call_id` of the call that this answers. */
            call_id: string;
            /** @description The result, usually as JSON text. */
            output: string;
            /** @enum {string|null} */
            status?: "in_progress" | "completed" | "incomplete" | null;
        };
        /** @description A function that the caller runs when the model calls it. */
        ResponseFunctionTool: {
            /** @constant */
            type: "function";
            name: string;
            /** @description What the function does and when to call it. */
            description?: string | null;
            /** @description JSON Schema of the arguments. */
            parameters?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Whether the arguments must fit the schema exactly.
             * @default true
             */
            strict?: boolean | null;
        };
        /** @description The model has begun. */
        ResponseInProgressEvent: {
            /** @constant */
            type: "response.in_progress";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "in_progress";
            };
        };
        /**
         * @description A detail that a reply holds on request only: the results of file searches, the URLs of input images or of computer screenshots, or the reasoning in encrypted form. The pages that a web search used are listed always; asking for them is accepted.
         * @enum {string}
         */
        ResponseIncludable: "file_search_call.results" | "message.input_image.image_url" | "computer_call_output.output.image_url" | "reasoning.encrypted_content" | "web_search_call.action.sources";
        /** @description Why a response ended early. */
        ResponseIncompleteDetails: {
            /**
             * @description The bound on output tokens was met, or a content filter stepped in.
             * @enum {string}
             */
            reason: "max_output_tokens" | "content_filter";
        };
        /** @description The response was cut short; the last event of such a stream. `incomplete_details` says why. */
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
        /** @description A piece of a message's content. */
        ResponseInputContent: components["schemas"]["ResponseInputText"] | components["schemas"]["ResponseInputImage"] | components["schemas"]["ResponseInputFile"] | components["schemas"]["ResponseOutputTextInput"] | components["schemas"]["ResponseRefusal"];
        /** @description A file that the model reads, by its content or by the id of an uploaded file. */
        ResponseInputFile: {
            /** @constant */
            type: "input_file";
            /** @description The content of the file. */
            file_data?: string;
            /** @description Id of an uploaded file. */
            file_id?: string | null;
            /** @description Name under which the model knows the file. */
            filename?: string;
        };
        /** @description An image that the model sees, by address, as a data URL, or by the id of an uploaded file. */
        ResponseInputImage: {
            /** @constant */
            type: "input_image";
            /**
             * @description How closely the model looks.
             * @default auto
             * @enum {string}
             */
            detail?: "high" | "low" | "auto";
            /** @description Id of an uploaded file. */
            file_id?: string | null;
            /** @description A complete URL, or the image itself as a data URL. */
            image_url?: string | null;
        };
        /** @description One element of `input`: a message, a piece of content by itself, an item of an earlier reply sent back, the output of a tool call, or a reference to a stored item. Only messages and references may leave out `type`. */
        ResponseInputItem: components["schemas"]["ResponseInputText"] | components["schemas"]["ResponseInputImage"] | components["schemas"]["ResponseInputFile"] | components["schemas"]["ResponseOutputTextInput"] | components["schemas"]["ResponseRefusal"] | components["schemas"]["ResponseFileSearchCallInput"] | components["schemas"]["ResponseWebSearchCallInput"] | components["schemas"]["ResponseFunctionCallInput"] | components["schemas"]["ResponseFunctionCallOutput"] | components["schemas"]["ResponseComputerCallInput"] | components["schemas"]["ResponseComputerCallOutput"] | components["schemas"]["ResponseReasoningItem"] | components["schemas"]["ResponseInputMessage"] | components["schemas"]["ResponseItemReference"];
        /** @description A message of the conversation. A message of an earlier reply is sent back in the same form. */
        ResponseInputMessage: {
            /** @constant */
            type?: "message";
            /**
             * @description Who speaks. System and developer messages outrank those of the user.
             * @enum {string}
             */
            role: "user" | "assistant" | "system" | "developer";
            /** @description The text, or its pieces. */
            content: string | components["schemas"]["ResponseInputContent"][];
            /** @description As the reply had it. */
            id?: string | null;
            /** @description As the reply had it. */
            status?: string | null;
        };
        /** @description Text that the model reads. */
        ResponseInputText: {
            /** @constant */
            type: "input_text";
            text: string;
        };
        /** @description A stored item, by its id. Without `type` it is told from a message by having no `role`. */
        ResponseItemReference: {
            /** @enum {string|null} */
            type?: "item_reference" | null;
            id: string;
        };
        /**
         * @description How far an item has come.
         * @enum {string}
         */
        ResponseItemStatus: "in_progress" | "completed" | "incomplete";
        /** @description Some JSON object; the older mode. The prompt has to ask for JSON as well. */
        ResponseJsonObjectFormat: {
            /** @constant */
            type: "json_object";
        };
        /** @description A JSON text that fits the given schema. */
        ResponseJsonSchemaFormat: {
            /** @constant */
            type: "json_schema";
            /** @description Name of the format, of letters, digits, underscores and dashes. */
            name: string;
            /** @description The JSON Schema. */
            schema: {
                [key: string]: unknown;
            };
            /** @description What the format is for, as a hint to the model. */
            description?: string;
            /**
             * @description Whether the text must fit the schema exactly.
             * @default false
             */
            strict?: boolean | null;
        };
        /** @description Press keys together. */
        ResponseKeypressAction: {
            /** @constant */
            type: "keypress";
            keys: string[];
        };
        /** @description The log probability of a token, with its likeliest alternatives. No documented request asks for it. */
        ResponseLogprob: {
            token: string;
            logprob: number;
            top_logprobs: {
                token: string;
                logprob: number;
            }[];
        };
        /** @description Up to 16 pairs of the caller's own, kept with the response and returned with it. */
        ResponseMetadata: {
            [key: string]: string;
        };
        /** @description Move the pointer to a point. */
        ResponseMoveAction: {
            /** @constant */
            type: "move";
            x: number;
            y: number;
        };
        /** @description A piece of the reply's message. */
        ResponseOutputContent: components["schemas"]["ResponseOutputText"] | components["schemas"]["ResponseRefusal"];
        /** @description One element of `output`. Each can be sent back in the `input` of a later request. */
        ResponseOutputItem: components["schemas"]["ResponseOutputMessage"] | components["schemas"]["ResponseFileSearchCall"] | components["schemas"]["ResponseWebSearchCall"] | components["schemas"]["ResponseFunctionCall"] | components["schemas"]["ResponseComputerCall"] | components["schemas"]["ResponseReasoningItem"];
        /** @description An item begins: a message with empty content, a function call with empty arguments, reasoning with an empty summary. */
        ResponseOutputItemAddedEvent: {
            /** @constant */
            type: "response.output_item.added";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            item: components["schemas"]["ResponseOutputItem"] & {
                /** @constant */
                status?: "in_progress";
            };
        };
        /** @description An item is whole, or as much of it as there is where the response was cut. */
        ResponseOutputItemDoneEvent: {
            /** @constant */
            type: "response.output_item.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            item: components["schemas"]["ResponseOutputItem"] & {
                /** @enum {string} */
                status?: "completed" | "incomplete" | "failed";
            };
        };
        /** @description What the model says to the user. */
        ResponseOutputMessage: {
            /** @constant */
            type: "message";
            id: string;
            status: components["schemas"]["ResponseItemStatus"];
            /** @constant */
            role: "assistant";
            content: components["schemas"]["ResponseOutputContent"][];
        };
        /** @description Text that the model wrote. */
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
            /** @description The annotations that came with the text; may be empty. */
            annotations: components["schemas"]["ResponseAnnotationInput"][];
        };
        /** @description Text without any constraint; the default. */
        ResponsePlainTextFormat: {
            /** @constant */
            type: "text";
        };
        /** @description The response waits for its turn. Comes only when it has to. */
        ResponseQueuedEvent: {
            /** @constant */
            type: "response.queued";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            response: components["schemas"]["Response"] & {
                /** @constant */
                status?: "queued";
            };
        };
        /** @description How the results of a file search are ranked. */
        ResponseRankingOptions: {
            /** @description Name of the ranker. */
            ranker?: string;
            /** @description Results that score lower are dropped. */
            score_threshold?: number;
        };
        /** @description How a reasoning model (one of the o-series) thinks. What another model does with it is its own affair. */
        ResponseReasoningConfig: {
            /**
             * @description How much the model thinks before it answers.
             * @default medium
             * @enum {string|null}
             */
            effort?: "low" | "medium" | "high" | null;
            /**
             * @description How detailed a summary of the reasoning is shown; none when left out.
             * @enum {string|null}
             */
            summary?: "auto" | "concise" | "detailed" | null;
            /**
             * @deprecated
             * @description Older name of `summary`.
             * @enum {string|null}
             */
            generate_summary?: "auto" | "concise" | "detailed" | null;
        };
        /** @description What the model thought before it answered, in summary; the same in a reply and sent back. */
        ResponseReasoningItem: {
            /** @constant */
            type: "reasoning";
            id: string;
            /** @description Empty when no summary was asked for. */
            summary: components["schemas"]["ResponseSummaryText"][];
            /** @description The reasoning itself, sealed; in replies present when `include` asks for it. */
            encrypted_content?: string | null;
            status?: components["schemas"]["ResponseItemStatus"];
        };
        /** @description The model's refusal to answer, in its own words; the same in a reply and sent back. */
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
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            /** @description The next characters, never a part of one. */
            delta: string;
        };
        /** @description The refusal is whole. */
        ResponseRefusalDoneEvent: {
            /** @constant */
            type: "response.refusal.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            refusal: string;
        };
        /** @description The same under the dated spelling, when the request used it. */
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
            vector_store_ids: string[];
            filters: components["schemas"]["ResponseFileFilter"] | null;
            max_num_results?: number;
            ranking_options: components["schemas"]["ResponseRankingOptions"];
        };
        /** @description A function tool with its strictness. */
        ResponseResolvedFunctionTool: {
            /** @constant */
            type: "function";
            name: string;
            description?: string | null;
            parameters: {
                [key: string]: unknown;
            } | null;
            strict: boolean;
        };
        /** @description A tool as the reply repeats it, with its defaults filled in. */
        ResponseResolvedTool: components["schemas"]["ResponseResolvedFileSearchTool"] | components["schemas"]["ResponseResolvedFunctionTool"] | components["schemas"]["ResponseResolvedWebSearchTool"] | components["schemas"]["ResponseResolvedDatedWebSearchTool"] | components["schemas"]["ResponseComputerTool"];
        /** @description A web search tool with its domains, context size and location. */
        ResponseResolvedWebSearchTool: {
            /** @constant */
            type: "web_search_preview";
            domains: components["schemas"]["ResponseSearchDomains"];
            search_context_size: components["schemas"]["ResponseSearchContextSize"];
            user_location: components["schemas"]["ResponseUserLocation"] | null;
        };
        /** @description A risk that the model saw in an action. */
        ResponseSafetyCheck: {
            id: string;
            code: string | null;
            message: string | null;
        };
        /** @description Take a picture of the screen. */
        ResponseScreenshotAction: {
            /** @constant */
            type: "screenshot";
        };
        /** @description Turn the wheel at a point, by so many pixels each way. */
        ResponseScrollAction: {
            /** @constant */
            type: "scroll";
            x: number;
            y: number;
            scroll_x: number;
            scroll_y: number;
        };
        /**
         * @description How much of the found pages is read.
         * @default medium
         * @enum {string}
         */
        ResponseSearchContextSize: "low" | "medium" | "high";
        /** @description The domains that the search keeps to; all when empty. */
        ResponseSearchDomains: string[];
        /** @description Counts the events of a stream, from 0 and without gaps. */
        ResponseSequenceNumber: number;
        /** @description A paragraph of the reasoning summary begins, with empty text. */
        ResponseSummaryPartAddedEvent: {
            /** @constant */
            type: "response.reasoning_summary_part.added";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which paragraph of the summary this belongs to. */
            summary_index: number;
            part: components["schemas"]["ResponseSummaryText"];
        };
        /** @description A paragraph of the reasoning summary is whole. */
        ResponseSummaryPartDoneEvent: {
            /** @constant */
            type: "response.reasoning_summary_part.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which paragraph of the summary this belongs to. */
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
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which paragraph of the summary this belongs to. */
            summary_index: number;
            /** @description The next characters, never a part of one. */
            delta: string;
        };
        /** @description The text of a paragraph of the reasoning summary is whole. */
        ResponseSummaryTextDoneEvent: {
            /** @constant */
            type: "response.reasoning_summary_text.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which paragraph of the summary this belongs to. */
            summary_index: number;
            text: string;
        };
        /** @description What kind of text the model writes. Plain text when `format` is left out. */
        ResponseTextConfig: {
            format?: components["schemas"]["ResponseTextFormat"];
        };
        /** @description A fragment of text. */
        ResponseTextDeltaEvent: {
            /** @constant */
            type: "response.output_text.delta";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            /** @description The next characters, never a part of one. */
            delta: string;
            /** @description Empty, as no documented request asks for them. */
            logprobs: components["schemas"]["ResponseLogprob"][];
        };
        /** @description The text of a piece is whole. */
        ResponseTextDoneEvent: {
            /** @constant */
            type: "response.output_text.done";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
            /** @description Which piece of the item's content this belongs to. */
            content_index: number;
            text: string;
            /** @description Empty, as no documented request asks for them. */
            logprobs: components["schemas"]["ResponseLogprob"][];
        };
        /** @description Plain text, JSON that fits a schema, or any JSON object. */
        ResponseTextFormat: components["schemas"]["ResponsePlainTextFormat"] | components["schemas"]["ResponseJsonSchemaFormat"] | components["schemas"]["ResponseJsonObjectFormat"];
        /** @description A function of the caller's, or a tool that the gateway runs itself. */
        ResponseTool: components["schemas"]["ResponseFileSearchTool"] | components["schemas"]["ResponseFunctionTool"] | components["schemas"]["ResponseWebSearchTool"] | components["schemas"]["ResponseDatedWebSearchTool"] | components["schemas"]["ResponseComputerTool"];
        /** @description Whether and which tool the model calls. Left out, it decides by itself. */
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
            name: string;
        };
        /**
         * @description No tool, as the model sees fit, or at least one.
         * @enum {string}
         */
        ResponseToolChoiceMode: "none" | "auto" | "required";
        /** @description Type a text. */
        ResponseTypeAction: {
            /** @constant */
            type: "type";
            text: string;
        };
        /** @description A web page that a stretch of the text relies on; the same in a reply and sent back. */
        ResponseUrlCitation: {
            /** @constant */
            type: "url_citation";
            /** @description Where the stretch begins, in UTF-16 code units of the text. */
            start_index: number;
            /** @description Where the stretch ends; the first code unit after it. */
            end_index: number;
            title: string;
            url: string;
        };
        /** @description The tokens that the response took. */
        ResponseUsage: {
            input_tokens: number;
            input_tokens_details: {
                cached_tokens: number;
                /** @description Zero, as this gateway does not tell what it put into its cache. */
                cache_write_tokens?: number;
            };
            output_tokens: number;
            output_tokens_details: {
                reasoning_tokens: number;
            };
            /** @description Input and output together. */
            total_tokens: number;
        };
        /** @description Roughly where the user is, to make results more relevant. */
        ResponseUserLocation: {
            /** @constant */
            type: "approximate";
            city?: string | null;
            /** @description Two-letter ISO code. */
            country?: string | null;
            region?: string | null;
            /** @description IANA name of the time zone. */
            timezone?: string | null;
        };
        /** @description Wait a moment for the screen to settle. */
        ResponseWaitAction: {
            /** @constant */
            type: "wait";
        };
        /** @description A search of the web. */
        ResponseWebSearchCall: {
            /** @constant */
            type: "web_search_call";
            id: string;
            /** @description This gateway says `in_progress`, `searching`, `completed` or `failed`. */
            status: string;
            /** @description What was searched for and which pages were used; present once the search is done. */
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
        /** @description A web search has found what it could. */
        ResponseWebSearchCompletedEvent: {
            /** @constant */
            type: "response.web_search_call.completed";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
        };
        /** @description A web search has been set up. */
        ResponseWebSearchInProgressEvent: {
            /** @constant */
            type: "response.web_search_call.in_progress";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
            output_index: number;
        };
        /** @description A web search is running. */
        ResponseWebSearchSearchingEvent: {
            /** @constant */
            type: "response.web_search_call.searching";
            sequence_number: components["schemas"]["ResponseSequenceNumber"];
            item_id: string;
            /** @description Which element of `output` this belongs to. */
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
        /** @description The body of every error of this family. */
        ResponsesErrorBody: {
            error: {
                message: string;
                /** @description The class of the error: `invalid_request_error`, `rate_limit_error` or `server_error`. */
                type: string;
                /** @description The field of the request at fault, such as `input[2].content`. */
                param: string | null;
                /** @description A short slug where there is one. */
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
export type ResponseRefusal = components['schemas']['ResponseRefusal'];
export type ResponseRefusalDeltaEvent = components['schemas']['ResponseRefusalDeltaEvent'];
export type ResponseRefusalDoneEvent = components['schemas']['ResponseRefusalDoneEvent'];
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
export type $defs = Record<string, never>;
export interface operations {
    createResponse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to answer, with which model and which tools. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResponseRequest"];
            };
        };
        responses: {
            /** @description The finished response, or the stream of its events when the request asked for one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                    "text/event-stream": string;
                };
            };
            /** @description The request breaks a rule; `param` names the place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The key is missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description There is nothing at this path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The path exists, but not with this method. */
            405: {
                headers: {
                    /** @description The methods that the path does answer, joined by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The body is larger than the server reads. */
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
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The model cannot answer now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesErrorBody"];
                };
            };
            /** @description The model took too long. */
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
