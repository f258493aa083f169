// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/v1beta/models/{model}:generateContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate an answer
         * @description Generates an answer to a conversation as one JSON reply. If the safety filter blocks the prompt, the reply gives the reason in `promptFeedback`.
         */
        post: operations["generateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:streamGenerateContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate an answer as a stream
         * @description Generates an answer as a stream of chunks, each a complete response object. With `alt=sse` the chunks are server-sent events with a `data:` line only and without an end mark; otherwise they are the elements of one JSON array, written incrementally. A request that is refused gets an ordinary error reply.
         */
        post: operations["streamGenerateContent"];
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
        /** @description The id of a source, a passage of the request or a chunk of a retriever. */
        AttributionSourceId: components["schemas"]["GroundingPassageSource"] | components["schemas"]["SemanticRetrieverSource"];
        /**
         * @description The reason why a prompt was blocked.
         * @enum {string}
         */
        BlockReason: "BLOCK_REASON_UNSPECIFIED" | "SAFETY" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "IMAGE_SAFETY";
        /** @description The reason why a prompt was blocked. */
        BlockedPromptFeedback: {
            blockReason: components["schemas"]["BlockReason"];
            /** @description The safety ratings of the prompt, at most one for each category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        /** @description One answer of the model. */
        Candidate: {
            content?: components["schemas"]["ModelContent"];
            finishReason?: components["schemas"]["FinishReason"];
            /** @description The safety ratings of the answer, at most one for each category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
            citationMetadata?: components["schemas"]["CitationMetadata"];
            /** @description The number of tokens of the answer. */
            tokenCount?: number;
            /** @description The passages that a grounded answer is attributed to. */
            groundingAttributions?: components["schemas"]["GroundingAttribution"][];
            groundingMetadata?: components["schemas"]["GroundingMetadata"];
            /** @description The mean log probability of the tokens of the answer. */
            avgLogprobs?: number;
            logprobsResult?: components["schemas"]["LogprobsResult"];
            urlRetrievalMetadata?: components["schemas"]["UrlRetrievalMetadata"];
            urlContextMetadata?: components["schemas"]["UrlContextMetadata"];
            /** @description The index of the candidate, from 0. */
            index?: number;
        };
        /** @description The sources that an answer recites. */
        CitationMetadata: {
            /** @description One entry for each recited section. */
            citationSources?: components["schemas"]["CitationSource"][];
        };
        /** @description A section of the answer and its source. */
        CitationSource: {
            /** @description The start of the section, in bytes of the text of the answer. */
            startIndex?: number;
            /** @description The end of the section, exclusive, in bytes of the text of the answer. */
            endIndex?: number;
            /** @description The URI of the source. */
            uri?: string;
            /** @description The licence of the source, if known. */
            license?: string;
        };
        /** @description The outcome and the output of a code execution. */
        CodeExecutionResult: {
            outcome: components["schemas"]["CodeOutcome"];
            /** @description The standard output, or the error. */
            output?: string;
        };
        /**
         * @description The programming language of the code.
         * @enum {string}
         */
        CodeLanguage: "LANGUAGE_UNSPECIFIED" | "PYTHON";
        /**
         * @description The outcome of a code execution.
         * @enum {string}
         */
        CodeOutcome: "OUTCOME_UNSPECIFIED" | "OUTCOME_OK" | "OUTCOME_FAILED" | "OUTCOME_DEADLINE_EXCEEDED";
        /** @description The parts of one author. */
        Content: {
            /** @description The parts, in order. */
            parts: components["schemas"]["Part"][];
            role?: components["schemas"]["ContentRole"];
        };
        /**
         * @description The author of content.
         * @enum {string}
         */
        ContentRole: "user" | "model" | "function" | "tool";
        /** @description Code that the model generated and the gateway runs. */
        ExecutableCode: {
            language: components["schemas"]["CodeLanguage"];
            /** @description The source code. */
            code: string;
        };
        /** @description A file by its URI. The gateway stores no files, so requests must not use it. */
        FileData: {
            /** @description The media type of the file. */
            mimeType?: string;
            /** @description The URI of the file. */
            fileUri?: string;
        };
        /**
         * @description The reason why an answer ended. `STOP` is a natural end or a stop sequence, `MAX_TOKENS` the token limit; every other value means that the answer was stopped.
         * @enum {string}
         */
        FinishReason: "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "LANGUAGE" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "SPII" | "MALFORMED_FUNCTION_CALL" | "IMAGE_SAFETY";
        /** @description A candidate with its last parts and a finish reason. */
        FinishedCandidate: components["schemas"]["Candidate"] & {
            content: components["schemas"]["ModelContent"];
            index: number;
            finishReason: components["schemas"]["FinishReason"];
        };
        /** @description Whether and which functions the model calls. */
        FunctionCallingConfig: {
            /** @description The mode of function calling. By default the model decides. */
            mode?: components["schemas"]["FunctionCallingMode"];
            /** @description The declared functions that the model may call. All of them if absent or empty. */
            allowedFunctionNames?: string[];
        };
        /** @description `AUTO` and `MODE_UNSPECIFIED` let the model decide, `ANY` requires a call, and `NONE` forbids calls. `VALIDATED` equals `AUTO`. */
        FunctionCallingMode: ("MODE_UNSPECIFIED" | "AUTO" | "ANY" | "NONE") | "VALIDATED";
        /** @description A function that the model may call. */
        FunctionDeclaration: {
            /** @description The name of the function. */
            name: string;
            /** @description What the function does and when to use it. */
            description?: string;
            /** @description The arguments as a schema in the style of JSON Schema, with types such as `OBJECT` or `object`. Absent for a function without arguments. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description The arguments as a full JSON Schema, instead of `parameters`. */
            parametersJsonSchema?: {
                [key: string]: unknown;
            };
        };
        /** @description The only chunk of a blocked prompt, without candidates. */
        GenerateContentBlocked: {
            candidates?: never;
            promptFeedback: components["schemas"]["BlockedPromptFeedback"];
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The requested model. */
            modelVersion: string;
            /** @description The id of the answer. */
            responseId: string;
        };
        /** @description A chunk of an unfinished answer. The parts of all chunks of a candidate, concatenated, are its answer; token counts are cumulative. */
        GenerateContentChunk: {
            /** @description The candidates with new parts. */
            candidates: components["schemas"]["UnfinishedCandidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The model that answers, the same in all chunks of a stream. */
            modelVersion: string;
            /** @description The id of the answer, the same in all chunks of a stream. */
            responseId: string;
        };
        /** @description The stream as one JSON array, with the same chunks in the same order, or the one object of a blocked prompt. If the stream fails, the last element is the error. */
        GenerateContentChunkArray: (components["schemas"]["GenerateContentBlocked"] | components["schemas"]["GenerateContentFinalChunk"] | components["schemas"]["GenerateContentChunk"] | components["schemas"]["GenerateContentErrorBody"])[];
        /** @description The details of the error. */
        GenerateContentError: {
            /** @description The HTTP status. */
            code: number;
            /** @description A human-readable description of the error and its solution. */
            message: string;
            status: components["schemas"]["GenerateContentErrorStatus"];
            /** @description Further details; empty if there are none. */
            details: components["schemas"]["GenerateContentErrorDetail"][];
        };
        /** @description The body of every error of this format, and the last element of a stream that fails. */
        GenerateContentErrorBody: {
            error: components["schemas"]["GenerateContentError"];
        };
        /** @description A detail of an error. `@type` is its kind; a bad request lists the invalid fields. */
        GenerateContentErrorDetail: {
            /** @description The type URL of the detail. */
            "@type"?: string;
            /** @description The invalid fields of a bad request. */
            fieldViolations?: components["schemas"]["GenerateContentFieldViolation"][];
            /** @description The time to wait before the next attempt, such as `2s`. */
            retryDelay?: string;
        };
        /**
         * @description The error status. Each has one HTTP status: `INVALID_ARGUMENT` and `FAILED_PRECONDITION` 400, `UNAUTHENTICATED` 401, `PERMISSION_DENIED` 403, `NOT_FOUND` 404, `PAYLOAD_TOO_LARGE` 413, `RESOURCE_EXHAUSTED` 429, `INTERNAL` 500, `UNAVAILABLE` 503, `DEADLINE_EXCEEDED` 504. `INVALID_ARGUMENT` also applies to 405 and 415.
         * @enum {string}
         */
        GenerateContentErrorStatus: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNAVAILABLE" | "DEADLINE_EXCEEDED";
        /** @description An invalid field and the violated rule. */
        GenerateContentFieldViolation: {
            /** @description The path of the field. */
            field: string;
            /** @description The violated rule. */
            description: string;
        };
        /** @description The last chunk of an answer. It contains every candidate with its last parts and its finish reason; a text part may be empty. */
        GenerateContentFinalChunk: {
            /** @description All candidates. */
            candidates: components["schemas"]["FinishedCandidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The model that answers, the same in all chunks of a stream. */
            modelVersion: string;
            /** @description The id of the answer, the same in all chunks of a stream. */
            responseId: string;
        };
        /** @description The conversation and the generation options. This schema uses the names and values of replies; a request may also use the other ProtoJSON spellings. */
        GenerateContentRequest: {
            /** @description The turns in order: one item for a single question, the history and the newest question for a chat. */
            contents: components["schemas"]["PromptContent"][];
            /** @description The tools that the model may use. */
            tools?: components["schemas"]["GenerateContentTool"][];
            /** @description The configuration of the tools. */
            toolConfig?: components["schemas"]["GenerateContentToolConfig"];
            /** @description The block threshold of each kind of harm. */
            safetySettings?: components["schemas"]["SafetySetting"][];
            /** @description The system instruction, as text. */
            systemInstruction?: components["schemas"]["SystemInstruction"];
            /** @description The generation options, all optional. */
            generationConfig?: components["schemas"]["GenerationConfig"];
            /** @description The name of cached content, as `cachedContents/<name>`. */
            cachedContent?: string;
        };
        /** @description The candidates, or, for a blocked prompt, the reason in `promptFeedback`. */
        GenerateContentResponse: {
            /** @description The candidates; absent if the prompt was blocked. */
            candidates?: components["schemas"]["Candidate"][];
            /** @description The result of the safety filter for the prompt. */
            promptFeedback?: components["schemas"]["PromptFeedback"];
            /** @description The token counts. */
            usageMetadata?: components["schemas"]["UsageMetadata"];
            /** @description The model that answered, possibly a more specific version of the requested model. */
            modelVersion?: string;
            /** @description The id of the answer. */
            responseId?: string;
        };
        /** @description The schema of JSON output, nested to any depth. */
        GenerateContentSchema: {
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "TYPE_UNSPECIFIED" | "STRING" | "NUMBER" | "INTEGER" | "BOOLEAN" | "ARRAY" | "OBJECT";
            /** @description A description of the value. */
            description?: string;
            /** @description The allowed values of a string; ignored for other types. */
            enum?: string[];
            /** @description A value that fits. */
            example?: unknown;
            /** @description Whether the value may be null. */
            nullable?: boolean;
            /** @description The format of the value, such as `date` or `date-time`. */
            format?: string;
            /** @description The schema of the elements of an array. */
            items?: components["schemas"]["GenerateContentSchema"];
            /** @description The schemas of the properties of an object, by name. */
            properties?: {
                [key: string]: components["schemas"]["GenerateContentSchema"];
            };
            /** @description Alternatives, sent by clients in place of a type. The source does not list them. */
            anyOf?: components["schemas"]["GenerateContentSchema"][];
            /** @description The names of the required properties. */
            required?: string[];
            /** @description The minimum of a number. */
            minimum?: number;
            /** @description The maximum of a number. */
            maximum?: number;
            /** @description The minimum number of elements of an array. */
            minItems?: number;
            /** @description The maximum number of elements of an array. */
            maxItems?: number;
            /** @description The minimum number of characters of a string. */
            minLength?: number;
            /** @description The maximum number of characters of a string. */
            maxLength?: number;
        };
        /** @description The configuration of thinking. */
        GenerateContentThinkingConfig: {
            /** @description Whether the answer includes thinking, in parts with `thought`. */
            includeThoughts?: boolean;
            /** @description The maximum number of thinking tokens. Zero disables thinking; a negative value lets the model decide. */
            thinkingBudget?: number;
        };
        /** @description A set of functions, or a tool that the gateway runs. */
        GenerateContentTool: {
            /** @description Functions that the client runs on request of the model. */
            functionDeclarations?: components["schemas"]["FunctionDeclaration"][];
            /** @description An empty object enables code execution. */
            codeExecution?: {
                [key: string]: unknown;
            };
            /** @description An empty object enables web search. The answer then contains `groundingMetadata`. */
            googleSearch?: {
                [key: string]: unknown;
            };
            /** @description An empty object lets the model read the URLs in the prompt. The answer then contains `urlContextMetadata`. */
            urlContext?: {
                [key: string]: unknown;
            };
        };
        /** @description The configuration of the tools of a request. */
        GenerateContentToolConfig: {
            /** @description The configuration of function calling. */
            functionCallingConfig?: components["schemas"]["FunctionCallingConfig"];
        };
        /** @description The generation options, all optional. */
        GenerationConfig: {
            /** @description Up to five strings that end the answer. */
            stopSequences?: string[];
            /**
             * @description The media type of the answer. `text/plain` is text, `application/json` is JSON, `text/x.enum` is one enum value of the schema.
             * @default text/plain
             * @enum {string}
             */
            responseMimeType?: "text/plain" | "application/json" | "text/x.enum";
            /** @description The schema of the JSON answer. */
            responseSchema?: components["schemas"]["GenerateContentSchema"];
            /** @description A full JSON Schema of the JSON answer, instead of `responseSchema`. */
            responseJsonSchema?: {
                [key: string]: unknown;
            };
            /** @description The modalities of the answer. */
            responseModalities?: ("TEXT" | "IMAGE" | "AUDIO")[];
            /** @description The number of candidates, 1 by default and 8 at most. */
            candidateCount?: number;
            /** @description The maximum number of tokens of an answer, which then ends with `MAX_TOKENS`. */
            maxOutputTokens?: number;
            /** @description The sampling temperature, from 0.0 to 2.0. */
            temperature?: number;
            /** @description The probability mass to sample from. */
            topP?: number;
            /** @description The number of most likely tokens to sample from. */
            topK?: number;
            /** @description The seed. The same seed and request give the same answer as far as possible. */
            seed?: number;
            /** @description A positive value makes used tokens less likely. */
            presencePenalty?: number;
            /** @description A positive value makes tokens less likely with every use. */
            frequencyPenalty?: number;
            /** @description Whether the answer contains `logprobsResult`. */
            responseLogprobs?: boolean;
            /** @description The number of most likely tokens to return for each decoding step. */
            logprobs?: number;
            /** @description Whether to enable enhanced answers on civic matters, if the model supports them. */
            enableEnhancedCivicAnswers?: boolean;
            /** @description The configuration of speech output. */
            speechConfig?: components["schemas"]["SpeechConfig"];
            /** @description The configuration of thinking. */
            thinkingConfig?: components["schemas"]["GenerateContentThinkingConfig"];
            /** @description The resolution of media in the prompt. */
            mediaResolution?: components["schemas"]["MediaResolution"];
        };
        /** @description A source that an answer is attributed to. */
        GroundingAttribution: {
            sourceId?: components["schemas"]["AttributionSourceId"];
            content?: components["schemas"]["Content"];
        };
        /** @description A search result. */
        GroundingChunk: {
            web?: components["schemas"]["WebGroundingChunk"];
        };
        /** @description The searches and pages that ground an answer. */
        GroundingMetadata: {
            /** @description The search results. */
            groundingChunks?: components["schemas"]["GroundingChunk"][];
            /** @description The sections of the answer that are grounded in search results. */
            groundingSupports?: components["schemas"]["GroundingSupport"][];
            /** @description The search queries. */
            webSearchQueries?: string[];
            searchEntryPoint?: components["schemas"]["SearchEntryPoint"];
            retrievalMetadata?: components["schemas"]["RetrievalMetadata"];
        };
        /** @description A passage of the request. */
        GroundingPassageSource: {
            /** @description The id of the passage and of its part. */
            groundingPassage: {
                /** @description The id of the passage. */
                passageId?: string;
                /** @description The index of the part of the passage. */
                partIndex?: number;
            };
        };
        /** @description A section of the answer. */
        GroundingSegment: {
            /** @description The index of the part in the content. */
            partIndex?: number;
            /** @description The start of the section in its part, in bytes. */
            startIndex?: number;
            /** @description The end of the section in its part, in bytes. */
            endIndex?: number;
            /** @description The text of the section. */
            text?: string;
        };
        /** @description A section of the answer with its search results. */
        GroundingSupport: {
            /** @description The indices in `groundingChunks`. */
            groundingChunkIndices?: number[];
            /** @description The confidence in each search result, from 0 to 1. */
            confidenceScores?: number[];
            segment?: components["schemas"]["GroundingSegment"];
        };
        /**
         * @description The content that passes. With `BLOCK_LOW_AND_ABOVE` only negligible content passes, with `BLOCK_MEDIUM_AND_ABOVE` low as well, with `BLOCK_ONLY_HIGH` medium as well, with `BLOCK_NONE` everything. `OFF` turns the filter off.
         * @enum {string}
         */
        HarmBlockThreshold: "HARM_BLOCK_THRESHOLD_UNSPECIFIED" | "BLOCK_LOW_AND_ABOVE" | "BLOCK_MEDIUM_AND_ABOVE" | "BLOCK_ONLY_HIGH" | "BLOCK_NONE" | "OFF";
        /**
         * @description A kind of harm. The six from `HARM_CATEGORY_DEROGATORY` to `HARM_CATEGORY_DANGEROUS` are legacy values.
         * @enum {string}
         */
        HarmCategory: "HARM_CATEGORY_UNSPECIFIED" | "HARM_CATEGORY_DEROGATORY" | "HARM_CATEGORY_TOXICITY" | "HARM_CATEGORY_VIOLENCE" | "HARM_CATEGORY_SEXUAL" | "HARM_CATEGORY_MEDICAL" | "HARM_CATEGORY_DANGEROUS" | "HARM_CATEGORY_HARASSMENT" | "HARM_CATEGORY_HATE_SPEECH" | "HARM_CATEGORY_SEXUALLY_EXPLICIT" | "HARM_CATEGORY_DANGEROUS_CONTENT" | "HARM_CATEGORY_CIVIC_INTEGRITY";
        /**
         * @description The probability of harm.
         * @enum {string}
         */
        HarmProbability: "HARM_PROBABILITY_UNSPECIFIED" | "NEGLIGIBLE" | "LOW" | "MEDIUM" | "HIGH";
        /** @description Bytes with their media type. Listed formats are images in JPEG, PNG, WebP, HEIC and HEIF, audio in WAV, MP3, AIFF, AAC, OGG and FLAC, video in MP4, MPEG, MOV, AVI, FLV, MPG, WEBM, WMV and 3GPP, and PDF documents. */
        InlineData: {
            /** @description The media type of the bytes. */
            mimeType: string;
            /** @description The bytes in base64, with the standard or the URL-safe alphabet. */
            data: string;
        };
        /** @description The log probabilities of the tokens, with one entry for each decoding step in both arrays. */
        LogprobsResult: {
            /** @description The most likely tokens of each step. */
            topCandidates?: components["schemas"]["TopLogprobs"][];
            /** @description The chosen token of each step. */
            chosenCandidates?: components["schemas"]["LogprobsToken"][];
        };
        /** @description A token with its log probability. */
        LogprobsToken: {
            /** @description The text of the token. */
            token?: string;
            /** @description The id of the token. */
            tokenId?: number;
            /** @description The natural logarithm of the probability. */
            logProbability?: number;
        };
        /**
         * @description The number of tokens of an image or a frame. `MEDIA_RESOLUTION_LOW` is 64, `MEDIA_RESOLUTION_MEDIUM` 256, and `MEDIA_RESOLUTION_HIGH` 256 with scaling and re-framing.
         * @enum {string}
         */
        MediaResolution: "MEDIA_RESOLUTION_UNSPECIFIED" | "MEDIA_RESOLUTION_LOW" | "MEDIA_RESOLUTION_MEDIUM" | "MEDIA_RESOLUTION_HIGH";
        /**
         * @description The modality of content.
         * @enum {string}
         */
        Modality: "MODALITY_UNSPECIFIED" | "TEXT" | "IMAGE" | "VIDEO" | "AUDIO" | "DOCUMENT";
        /** @description The token count of one modality. */
        ModalityTokenCount: {
            modality?: components["schemas"]["Modality"];
            /** @description The number of tokens. */
            tokenCount?: number;
        };
        /** @description Content of the model, or a fragment of it in a stream, with at least one part. */
        ModelContent: {
            /** @description The parts, in order. */
            parts: components["schemas"]["Part"][];
            role?: components["schemas"]["ContentRole"];
        };
        /** @description The voices of a conversation. */
        MultiSpeakerVoiceConfig: {
            /** @description One entry for each speaker. */
            speakerVoiceConfigs?: components["schemas"]["SpeakerVoiceConfig"][];
        };
        /** @description A piece of content of one kind. The kind is the name of the one field that is set of `text`, `inlineData`, `fileData`, `functionCall`, `functionResponse`, `executableCode` and `codeExecutionResult`; other fields may be present. */
        Part: {
            /** @description The text. */
            text?: string;
            inlineData?: components["schemas"]["InlineData"];
            fileData?: components["schemas"]["FileData"];
            functionCall?: components["schemas"]["PartFunctionCall"];
            functionResponse?: components["schemas"]["PartFunctionResponse"];
            executableCode?: components["schemas"]["ExecutableCode"];
            codeExecutionResult?: components["schemas"]["CodeExecutionResult"];
            /** @description True if the part is thinking and not the answer. */
            thought?: boolean;
            /** @description An opaque signature of the thinking behind the part, to be sent back with it. */
            thoughtSignature?: string;
        };
        /** @description A call of a declared function with the arguments. */
        PartFunctionCall: {
            /** @description The call id, unique within the answer and repeated in the result. */
            id?: string;
            /** @description The name of the function. */
            name: string;
            /** @description The arguments by name, as declared by the parameters. */
            args?: {
                [key: string]: unknown;
            };
        };
        /** @description The result of a function call. */
        PartFunctionResponse: {
            /** @description The id of the call, if the call has one. */
            id?: string;
            /** @description The name of the function. */
            name: string;
            /** @description The result, as any JSON object. */
            response: {
                [key: string]: unknown;
            };
        };
        /** @description A prebuilt voice. */
        PrebuiltVoiceConfig: {
            /** @description The name of the voice. */
            voiceName?: string;
        };
        /** @description One turn of the conversation. `user` asks; `model` is an earlier answer; `function` and `tool` contain the results of calls, as `user` may. */
        PromptContent: {
            /** @description The parts of the turn. Audio, video and PDF must be `inlineData`; a part with `fileData` or of two kinds is rejected. */
            parts: ({
                fileData?: never;
            } & components["schemas"]["Part"])[];
            /** @description The author of the turn. */
            role?: components["schemas"]["ContentRole"];
        };
        /** @description The result of the safety filter for the prompt. */
        PromptFeedback: {
            blockReason?: components["schemas"]["BlockReason"];
            /** @description The safety ratings of the prompt, at most one for each category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        /** @description Metadata of the retrieval. */
        RetrievalMetadata: {
            /** @description How likely a search improves the answer, from 0 to 1. */
            searchDynamicRetrievalScore?: number;
        };
        /** @description The probability of one kind of harm in a text or an image. */
        SafetyRating: {
            category?: components["schemas"]["HarmCategory"];
            probability?: components["schemas"]["HarmProbability"];
            /** @description Whether content was blocked because of this rating. */
            blocked?: boolean;
        };
        /** @description The block threshold of one kind of harm. */
        SafetySetting: {
            /** @description The kind of harm. */
            category: components["schemas"]["HarmCategory"];
            /** @description The probability from which content is blocked. */
            threshold: components["schemas"]["HarmBlockThreshold"];
        };
        /** @description An entry point for further searches. */
        SearchEntryPoint: {
            /** @description HTML to embed in a page. */
            renderedContent?: string;
            /** @description The searches as JSON in base64. */
            sdkBlob?: string;
        };
        /** @description A chunk of a semantic retriever. */
        SemanticRetrieverSource: {
            /** @description The source and the chunk of the retriever. */
            semanticRetrieverChunk: {
                /** @description The name of the source. */
                source?: string;
                /** @description The name of the chunk. */
                chunk?: string;
            };
        };
        /** @description The voice of one speaker. */
        SpeakerVoiceConfig: {
            /** @description The name of the speaker in the prompt. */
            speaker?: string;
            /** @description The voice. */
            voiceConfig?: components["schemas"]["VoiceConfig"];
        };
        /** @description The configuration of speech output. */
        SpeechConfig: {
            /** @description The voice of a single speaker. */
            voiceConfig?: components["schemas"]["VoiceConfig"];
            /** @description The voices of several speakers. */
            multiSpeakerVoiceConfig?: components["schemas"]["MultiSpeakerVoiceConfig"];
            /**
             * @description The language code.
             * @enum {string}
             */
            languageCode?: "zh-CN" | "en-US" | "ja-JP" | "ko-KR" | "fr-FR" | "de-DE" | "es-ES" | "pt-BR" | "hi-IN" | "ar-XA" | "it-IT" | "tr-TR" | "vi-VN" | "th-TH" | "ru-RU" | "pl-PL" | "nl-NL";
        };
        /** @description A system instruction. Only text is accepted, and the role is ignored. */
        SystemInstruction: {
            /** @description The parts, of kind `text`. */
            parts: ({
                inlineData?: never;
                fileData?: never;
                functionCall?: never;
                functionResponse?: never;
                executableCode?: never;
                codeExecutionResult?: never;
            } & WithRequired<components["schemas"]["Part"], "text">)[];
            /** @description Any string, usually `user` or `system`. */
            role?: string | components["schemas"]["ContentRole"];
        };
        /** @description The most likely tokens of one step, in descending order of probability. */
        TopLogprobs: {
            /** @description The tokens. */
            candidates?: components["schemas"]["LogprobsToken"][];
        };
        /** @description A candidate with new parts and without a finish reason. */
        UnfinishedCandidate: components["schemas"]["Candidate"] & {
            content: components["schemas"]["ModelContent"];
            index: number;
            finishReason?: never;
        };
        /** @description The URLs that were retrieved for an answer, with their status. */
        UrlContextMetadata: {
            /** @description One entry for each URL. */
            urlMetadata?: components["schemas"]["UrlMetadata"][];
        };
        /** @description A URL with its retrieval status. */
        UrlMetadata: {
            /** @description The URL. */
            retrievedUrl?: string;
            urlRetrievalStatus?: components["schemas"]["UrlRetrievalStatus"];
        };
        /** @description A retrieved URL. */
        UrlRetrievalContext: {
            /** @description The URL. */
            retrievedUrl?: string;
        };
        /** @description The URLs that were retrieved for an answer. */
        UrlRetrievalMetadata: {
            /** @description One entry for each URL. */
            urlRetrievalContexts?: components["schemas"]["UrlRetrievalContext"][];
        };
        /**
         * @description The status of a URL retrieval.
         * @enum {string}
         */
        UrlRetrievalStatus: "URL_RETRIEVAL_STATUS_UNSPECIFIED" | "URL_RETRIEVAL_STATUS_SUCCESS" | "URL_RETRIEVAL_STATUS_ERROR";
        /** @description The token counts of a request and its answers. The total is the sum of prompt, candidates, thoughts and tool use; cached content is part of the prompt. */
        UsageMetadata: {
            /** @description Tokens of the prompt, cached content included. */
            promptTokenCount?: number;
            /** @description Tokens of the prompt that came from cached content. */
            cachedContentTokenCount?: number;
            /** @description Tokens of all candidates. */
            candidatesTokenCount?: number;
            /** @description The total number of tokens. */
            totalTokenCount?: number;
            /** @description Tokens that tools added to the prompt. */
            toolUsePromptTokenCount?: number;
            /** @description Tokens of thinking. */
            thoughtsTokenCount?: number;
            /** @description Tokens of the prompt by modality. */
            promptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description Tokens of the candidates by modality. */
            candidatesTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description Tokens of the cached content by modality. */
            cacheTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description Tokens of tool use by modality. */
            toolUsePromptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
        };
        /** @description A voice. */
        VoiceConfig: {
            /** @description A prebuilt voice. */
            prebuiltVoiceConfig?: components["schemas"]["PrebuiltVoiceConfig"];
        };
        /** @description A web page. */
        WebGroundingChunk: {
            /** @description The URI of the page. */
            uri?: string;
            /** @description The title of the page. */
            title?: string;
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
    generateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the model. It may contain `.` and `:`; a `/` must be percent-encoded. The form `models/<model_id>`, encoded likewise, names the same model. */
                model: string;
            };
            cookie?: never;
        };
        /** @description The schema and the examples use the names of replies. The gateway also accepts snake_case names (`system_instruction`), a single object for `contents`, `parts` and `tools`, enum values in any case, integers as strings, and null for an absent field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The answer, or the reason why the prompt was blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentResponse"];
                };
            };
            /** @description The request is invalid, or a precondition is not met. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The API key is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The key has insufficient permission, or its quota is exhausted. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The model, resource or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
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
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description Too many requests, or the quota is short. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description Internal error of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The model is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
        };
    };
    streamGenerateContent: {
        parameters: {
            query?: {
                /** @description The framing of the chunks. `sse` gives server-sent events; every other value gives a JSON array. */
                alt?: string;
            };
            header?: never;
            path: {
                /** @description The id of the model. It may contain `.` and `:`; a `/` must be percent-encoded. The form `models/<model_id>`, encoded likewise, names the same model. */
                model: string;
            };
            cookie?: never;
        };
        /** @description The schema and the examples use the names of replies. The gateway also accepts snake_case names (`system_instruction`), a single object for `contents`, `parts` and `tools`, enum values in any case, integers as strings, and null for an absent field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The chunks, or a single object with the reason why the prompt was blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/json": components["schemas"]["GenerateContentChunkArray"];
                };
            };
            /** @description The request is invalid, or a precondition is not met. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The API key is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The key has insufficient permission, or its quota is exhausted. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The model, resource or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
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
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description Too many requests, or the quota is short. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description Internal error of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The model is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
        };
    };
}
type WithRequired<T, K extends PropertyKey> = T & {
    [P in K & keyof T]-?: T[P];
};
export type AttributionSourceId = components['schemas']['AttributionSourceId'];
export type BlockReason = components['schemas']['BlockReason'];
export type BlockedPromptFeedback = components['schemas']['BlockedPromptFeedback'];
export type Candidate = components['schemas']['Candidate'];
export type CitationMetadata = components['schemas']['CitationMetadata'];
export type CitationSource = components['schemas']['CitationSource'];
export type CodeExecutionResult = components['schemas']['CodeExecutionResult'];
export type CodeLanguage = components['schemas']['CodeLanguage'];
export type CodeOutcome = components['schemas']['CodeOutcome'];
export type Content = components['schemas']['Content'];
export type ContentRole = components['schemas']['ContentRole'];
export type ExecutableCode = components['schemas']['ExecutableCode'];
export type FileData = components['schemas']['FileData'];
export type FinishReason = components['schemas']['FinishReason'];
export type FinishedCandidate = components['schemas']['FinishedCandidate'];
export type FunctionCallingConfig = components['schemas']['FunctionCallingConfig'];
export type FunctionCallingMode = components['schemas']['FunctionCallingMode'];
export type FunctionDeclaration = components['schemas']['FunctionDeclaration'];
export type GenerateContentBlocked = components['schemas']['GenerateContentBlocked'];
export type GenerateContentChunk = components['schemas']['GenerateContentChunk'];
export type GenerateContentChunkArray = components['schemas']['GenerateContentChunkArray'];
export type GenerateContentError = components['schemas']['GenerateContentError'];
export type GenerateContentErrorBody = components['schemas']['GenerateContentErrorBody'];
export type GenerateContentErrorDetail = components['schemas']['GenerateContentErrorDetail'];
export type GenerateContentErrorStatus = components['schemas']['GenerateContentErrorStatus'];
export type GenerateContentFieldViolation = components['schemas']['GenerateContentFieldViolation'];
export type GenerateContentFinalChunk = components['schemas']['GenerateContentFinalChunk'];
export type GenerateContentRequest = components['schemas']['GenerateContentRequest'];
export type GenerateContentResponse = components['schemas']['GenerateContentResponse'];
export type GenerateContentSchema = components['schemas']['GenerateContentSchema'];
export type GenerateContentThinkingConfig = components['schemas']['GenerateContentThinkingConfig'];
export type GenerateContentTool = components['schemas']['GenerateContentTool'];
export type GenerateContentToolConfig = components['schemas']['GenerateContentToolConfig'];
export type GenerationConfig = components['schemas']['GenerationConfig'];
export type GroundingAttribution = components['schemas']['GroundingAttribution'];
export type GroundingChunk = components['schemas']['GroundingChunk'];
export type GroundingMetadata = components['schemas']['GroundingMetadata'];
export type GroundingPassageSource = components['schemas']['GroundingPassageSource'];
export type GroundingSegment = components['schemas']['GroundingSegment'];
export type GroundingSupport = components['schemas']['GroundingSupport'];
export type HarmBlockThreshold = components['schemas']['HarmBlockThreshold'];
export type HarmCategory = components['schemas']['HarmCategory'];
export type HarmProbability = components['schemas']['HarmProbability'];
export type InlineData = components['schemas']['InlineData'];
export type LogprobsResult = components['schemas']['LogprobsResult'];
export type LogprobsToken = components['schemas']['LogprobsToken'];
export type MediaResolution = components['schemas']['MediaResolution'];
export type Modality = components['schemas']['Modality'];
export type ModalityTokenCount = components['schemas']['ModalityTokenCount'];
export type ModelContent = components['schemas']['ModelContent'];
export type MultiSpeakerVoiceConfig = components['schemas']['MultiSpeakerVoiceConfig'];
export type Part = components['schemas']['Part'];
export type PartFunctionCall = components['schemas']['PartFunctionCall'];
export type PartFunctionResponse = components['schemas']['PartFunctionResponse'];
export type PrebuiltVoiceConfig = components['schemas']['PrebuiltVoiceConfig'];
export type PromptContent = components['schemas']['PromptContent'];
export type PromptFeedback = components['schemas']['PromptFeedback'];
export type RetrievalMetadata = components['schemas']['RetrievalMetadata'];
export type SafetyRating = components['schemas']['SafetyRating'];
export type SafetySetting = components['schemas']['SafetySetting'];
export type SearchEntryPoint = components['schemas']['SearchEntryPoint'];
export type SemanticRetrieverSource = components['schemas']['SemanticRetrieverSource'];
export type SpeakerVoiceConfig = components['schemas']['SpeakerVoiceConfig'];
export type SpeechConfig = components['schemas']['SpeechConfig'];
export type SystemInstruction = components['schemas']['SystemInstruction'];
export type TopLogprobs = components['schemas']['TopLogprobs'];
export type UnfinishedCandidate = components['schemas']['UnfinishedCandidate'];
export type UrlContextMetadata = components['schemas']['UrlContextMetadata'];
export type UrlMetadata = components['schemas']['UrlMetadata'];
export type UrlRetrievalContext = components['schemas']['UrlRetrievalContext'];
export type UrlRetrievalMetadata = components['schemas']['UrlRetrievalMetadata'];
export type UrlRetrievalStatus = components['schemas']['UrlRetrievalStatus'];
export type UsageMetadata = components['schemas']['UsageMetadata'];
export type VoiceConfig = components['schemas']['VoiceConfig'];
export type WebGroundingChunk = components['schemas']['WebGroundingChunk'];
