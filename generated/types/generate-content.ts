// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
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
         * @description Answers a conversation in one JSON reply. A prompt that the safety filter blocks is a reply as well, with the reason in `promptFeedback`.
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
         * Generate an answer piece by piece
         * @description Answers a conversation as a stream of chunks, each of them a whole response object. With `alt=sse` they are server-sent events, a `data:` line each, without names and without an end mark; otherwise they are the elements of one JSON array, written as they come. A request that is refused gets an ordinary error reply.
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
        /** @description A source, among the passages of the request or the chunks of a retriever. */
        AttributionSourceId: components["schemas"]["GroundingPassageSource"] | components["schemas"]["SemanticRetrieverSource"];
        /**
         * @description Why a prompt was blocked.
         * @enum {string}
         */
        BlockReason: "BLOCK_REASON_UNSPECIFIED" | "SAFETY" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "IMAGE_SAFETY";
        /** @description Why a prompt was blocked. */
        BlockedPromptFeedback: {
            blockReason: components["schemas"]["BlockReason"];
            /** @description How harmful the prompt was found, at most one entry for each category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        /** @description One answer of the model. */
        Candidate: {
            content?: components["schemas"]["ModelContent"];
            finishReason?: components["schemas"]["FinishReason"];
            /** @description How harmful the answer was found, at most one entry for each category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
            citationMetadata?: components["schemas"]["CitationMetadata"];
            /** @description How many tokens the answer has. */
            tokenCount?: number;
            /** @description Sources among the passages that a grounded answer was given. */
            groundingAttributions?: components["schemas"]["GroundingAttribution"][];
            groundingMetadata?: components["schemas"]["GroundingMetadata"];
            /** @description The mean log probability of the answer's tokens. */
            avgLogprobs?: number;
            logprobsResult?: components["schemas"]["LogprobsResult"];
            urlRetrievalMetadata?: components["schemas"]["UrlRetrievalMetadata"];
            urlContextMetadata?: components["schemas"]["UrlContextMetadata"];
            /** @description Which of the candidates this is, from zero. */
            index?: number;
        };
        /** @description Where an answer recites its sources. */
        CitationMetadata: {
            /** @description One entry for each recited passage. */
            citationSources?: components["schemas"]["CitationSource"][];
        };
        /** @description A passage of the answer and where it was taken from. */
        CitationSource: {
            /** @description Where the passage begins, in bytes of the answer's text. */
            startIndex?: number;
            /** @description Where the passage ends. The byte at this index is not in it. */
            endIndex?: number;
            /** @description The address of the source. */
            uri?: string;
            /** @description The licence of the source, where it has one. */
            license?: string;
        };
        /** @description How a run of code ended and what it printed. */
        CodeExecutionResult: {
            outcome: components["schemas"]["CodeOutcome"];
            /** @description What was printed, or the error. */
            output?: string;
        };
        /**
         * @description The language of a piece of code.
         * @enum {string}
         */
        CodeLanguage: "LANGUAGE_UNSPECIFIED" | "PYTHON";
        /**
         * @description How a run of code ended.
         * @enum {string}
         */
        CodeOutcome: "OUTCOME_UNSPECIFIED" | "OUTCOME_OK" | "OUTCOME_FAILED" | "OUTCOME_DEADLINE_EXCEEDED";
        /** @description Parts that belong together, and who they come from. */
        Content: {
            /** @description What the content is made of, in order. */
            parts: components["schemas"]["Part"][];
            /**
             * @description Who the parts come from.
             * @enum {string}
             */
            role?: "user" | "model" | "function" | "tool";
        };
        /** @description Code that the model wrote to be run on the gateway's side. */
        ExecutableCode: {
            language: components["schemas"]["CodeLanguage"];
            /** @description The source text. */
            code: string;
        };
        /** @description A file by its address. The gateway keeps no files, so requests may not refer to one. */
        FileData: {
            /** @description The media type of the file. */
            mimeType?: string;
            /** @description The address of the file. */
            fileUri?: string;
        };
        /**
         * @description Why an answer ended: `STOP` at its natural end or a stop sequence, `MAX_TOKENS` at the bound, any other value because it was cut off.
         * @enum {string}
         */
        FinishReason: "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "LANGUAGE" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "SPII" | "MALFORMED_FUNCTION_CALL" | "IMAGE_SAFETY";
        /** @description A candidate that has ended, with the last that it said. */
        FinishedCandidate: components["schemas"]["Candidate"] & {
            content: components["schemas"]["ModelContent"];
            index: number;
            finishReason: components["schemas"]["FinishReason"];
        };
        /** @description Whether functions are called, and which of them. */
        FunctionCallingConfig: {
            /** @description Whether functions are called. Without it the model decides. */
            mode?: components["schemas"]["FunctionCallingMode"];
            /** @description The only functions that may be called, each a declared one. Without it, or where it is empty, all declared ones may. */
            allowedFunctionNames?: string[];
        };
        /**
         * @description `AUTO` and `MODE_UNSPECIFIED` leave it to the model whether a function is called, `ANY` demands a call, and `NONE` forbids calls. `VALIDATED` is taken like `AUTO`.
         * @enum {string}
         */
        FunctionCallingMode: "MODE_UNSPECIFIED" | "AUTO" | "ANY" | "NONE" | "VALIDATED";
        /** @description A function that the model may ask for. */
        FunctionDeclaration: {
            /** @description The name to call it by. */
            name: string;
            /** @description What it does and when to use it. */
            description?: string;
            /** @description The arguments as a schema, in the manner of JSON Schema. Types may be spelt `OBJECT` or `object`. Absent for a function without arguments. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description The arguments as a full JSON Schema, instead of `parameters`. */
            parametersJsonSchema?: {
                [key: string]: unknown;
            };
        };
        /** @description The whole stream where the prompt was blocked. There are no candidates. */
        GenerateContentBlocked: {
            candidates?: never;
            promptFeedback: components["schemas"]["BlockedPromptFeedback"];
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The model that was asked. */
            modelVersion: string;
            /** @description The id of the answer. */
            responseId: string;
        };
        /** @description A piece of an answer that goes on. The parts of all pieces of one candidate, put one after the other, are its answer; token counts are those so far. */
        GenerateContentChunk: {
            /** @description The candidates that have something new. */
            candidates: components["schemas"]["UnfinishedCandidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The model that answers. The same in all chunks of a stream. */
            modelVersion: string;
            /** @description The id of the answer. The same in all chunks of a stream. */
            responseId: string;
        };
        /** @description The whole stream as one JSON array: the same chunks in the same order, or the one object of a blocked prompt. A stream that fails ends with the error as its last element. */
        GenerateContentChunkArray: (components["schemas"]["GenerateContentBlocked"] | components["schemas"]["GenerateContentFinalChunk"] | components["schemas"]["GenerateContentChunk"] | components["schemas"]["GenerateContentErrorBody"])[];
        /** @description What went wrong, for programs and for people. */
        GenerateContentError: {
            /** @description The HTTP status. */
            code: number;
            /** @description What went wrong and how to fix it. */
            message: string;
            status: components["schemas"]["GenerateContentErrorStatus"];
            /** @description More about it. Empty where there is nothing more to say. */
            details: components["schemas"]["GenerateContentErrorDetail"][];
        };
        /** @description Every error of this format, also as the last thing in a stream that failed after it began. */
        GenerateContentErrorBody: {
            error: components["schemas"]["GenerateContentError"];
        };
        /** @description More about an error. Its kind is in `@type`; a bad request lists the fields at fault. */
        GenerateContentErrorDetail: {
            /** @description A type URL that names the kind of detail. */
            "@type": string;
            /** @description The fields of a bad request that break a rule. */
            fieldViolations?: components["schemas"]["GenerateContentFieldViolation"][];
        };
        /**
         * @description The kind of error. Each comes with one HTTP status: `INVALID_ARGUMENT` and `FAILED_PRECONDITION` 400, `UNAUTHENTICATED` 401, `PERMISSION_DENIED` 403, `NOT_FOUND` 404, `PAYLOAD_TOO_LARGE` 413, `RESOURCE_EXHAUSTED` 429, `INTERNAL` 500, `UNAVAILABLE` 503, `DEADLINE_EXCEEDED` 504. `INVALID_ARGUMENT` also comes with 405 and 415.
         * @enum {string}
         */
        GenerateContentErrorStatus: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNAVAILABLE" | "DEADLINE_EXCEEDED";
        /** @description A field of a bad request and the rule that it breaks. */
        GenerateContentFieldViolation: {
            /** @description The path of the field. */
            field: string;
            /** @description The rule that it breaks. */
            description: string;
        };
        /** @description The last piece of an answer. It holds every candidate, each with its last parts and the reason why it ended; a text part is empty where nothing was left to say. */
        GenerateContentFinalChunk: {
            /** @description All candidates. */
            candidates: components["schemas"]["FinishedCandidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The model that answered. The same in all chunks of a stream. */
            modelVersion: string;
            /** @description The id of the answer. The same in all chunks of a stream. */
            responseId: string;
        };
        /** @description What the model is asked: the conversation so far, and how the answer is to be made. Names and values are written here as replies spell them; a request may also use the other spellings of ProtoJSON. */
        GenerateContentRequest: {
            /** @description The turns in order. One item for a single question; history and the newest question for a chat. */
            contents: components["schemas"]["PromptContent"][];
            /** @description What the model may use beside its own words. */
            tools?: components["schemas"]["GenerateContentTool"][];
            /** @description How the tools may be used. */
            toolConfig?: components["schemas"]["GenerateContentToolConfig"];
            /** @description How much of each kind of harm is let through. */
            safetySettings?: components["schemas"]["SafetySetting"][];
            /** @description Directions for the whole conversation, as text. */
            systemInstruction?: components["schemas"]["SystemInstruction"];
            /** @description How the answer is made. */
            generationConfig?: components["schemas"]["GenerationConfig"];
            /** @description The name of content that was cached before, as `cachedContents/<name>`. */
            cachedContent?: string;
        };
        /** @description The answer: one candidate or several, or no candidates and the reason in `promptFeedback` where the prompt was blocked. */
        GenerateContentResponse: {
            /** @description The answers. Absent where the prompt was blocked. */
            candidates?: components["schemas"]["Candidate"][];
            /** @description What the safety filter said about the prompt. */
            promptFeedback?: components["schemas"]["PromptFeedback"];
            /** @description How many tokens were used. */
            usageMetadata: components["schemas"]["UsageMetadata"];
            /** @description The model that answered, possibly more exact than what was asked for. */
            modelVersion: string;
            /** @description The id of the answer. */
            responseId: string;
        };
        /** @description The shape of JSON that is asked for. It may hold itself at any depth. */
        GenerateContentSchema: {
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "TYPE_UNSPECIFIED" | "STRING" | "NUMBER" | "INTEGER" | "BOOLEAN" | "ARRAY" | "OBJECT";
            /** @description What the value means. */
            description?: string;
            /** @description The only values that a string may have. Of another type it says nothing. */
            enum?: string[];
            /** @description A value that fits. */
            example?: unknown;
            /** @description Whether the value may be null. */
            nullable?: boolean;
            /** @description The form of the value, such as `date` or `date-time`. */
            format?: string;
            /** @description What each element of an array looks like. */
            items?: components["schemas"]["GenerateContentSchema"];
            /** @description What the properties of an object look like, by name. */
            properties?: {
                [key: string]: components["schemas"]["GenerateContentSchema"];
            };
            /** @description The names of properties that must be there. */
            required?: string[];
            /** @description The least value of a number. */
            minimum?: number;
            /** @description The greatest value of a number. */
            maximum?: number;
            /** @description The least number of elements of an array. */
            minItems?: number;
            /** @description The greatest number of elements of an array. */
            maxItems?: number;
            /** @description The least number of characters of a string. */
            minLength?: number;
            /** @description The greatest number of characters of a string. */
            maxLength?: number;
        };
        /** @description How much the model reasons before it answers. */
        GenerateContentThinkingConfig: {
            /** @description Whether the reasoning is shown, in parts marked `thought`. */
            includeThoughts?: boolean;
            /** @description At most this many tokens of reasoning. Zero means none, below zero leaves it to the model. */
            thinkingBudget?: number;
        };
        /** @description A set of functions to call, or something that the gateway runs by itself. */
        GenerateContentTool: {
            /** @description Functions that the client runs when the model asks for it. */
            functionDeclarations?: components["schemas"]["FunctionDeclaration"][];
            /** @description An empty object lets the model write code and have it run. */
            codeExecution?: {
                [key: string]: unknown;
            };
            /** @description An empty object lets the model search the web. The answer then carries `groundingMetadata`. */
            googleSearch?: {
                [key: string]: unknown;
            };
            /** @description An empty object lets the model read the addresses that the prompt names. The answer then carries `urlContextMetadata`. */
            urlContext?: {
                [key: string]: unknown;
            };
        };
        /** @description How the tools of a request may be used. */
        GenerateContentToolConfig: {
            /** @description Whether and which functions are called. */
            functionCallingConfig?: components["schemas"]["FunctionCallingConfig"];
        };
        /** @description How the answer is made. Everything may be left out. */
        GenerationConfig: {
            /** @description Up to five texts at which the answer ends. */
            stopSequences?: string[];
            /**
             * @description `text/plain` for prose, `application/json` for JSON, `text/x.enum` for one of the words of the schema.
             * @default text/plain
             * @enum {string}
             */
            responseMimeType?: "text/plain" | "application/json" | "text/x.enum";
            /** @description What the JSON has to look like. */
            responseSchema?: components["schemas"]["GenerateContentSchema"];
            /** @description What the JSON has to look like, as a full JSON Schema instead of `responseSchema`. */
            responseJsonSchema?: {
                [key: string]: unknown;
            };
            /** @description What the answer may be made of. */
            responseModalities?: ("TEXT" | "IMAGE" | "AUDIO")[];
            /** @description How many answers are wanted. One when absent; never more than eight are given. */
            candidateCount?: number;
            /** @description At most this many tokens in an answer. It then ends with `MAX_TOKENS`. */
            maxOutputTokens?: number;
            /** @description How freely words are chosen, from 0.0 to 2.0. */
            temperature?: number;
            /** @description Only the likeliest tokens that together reach this probability are chosen from. */
            topP?: number;
            /** @description Only this many of the likeliest tokens are chosen from. */
            topK?: number;
            /** @description The same seed and request give the same answer as far as possible. */
            seed?: number;
            /** @description Above zero, tokens that were used already become less likely. */
            presencePenalty?: number;
            /** @description Above zero, tokens become less likely each time they are used. */
            frequencyPenalty?: number;
            /** @description Whether the answer carries `logprobsResult`. */
            responseLogprobs?: boolean;
            /** @description How many of the likeliest tokens are listed for each step. */
            logprobs?: number;
            /** @description Asks for the enhanced answers on civic matters, where the model has them. */
            enableEnhancedCivicAnswers?: boolean;
            /** @description How spoken answers sound. */
            speechConfig?: components["schemas"]["SpeechConfig"];
            /** @description How much the model reasons, and whether that is shown. */
            thinkingConfig?: components["schemas"]["GenerateContentThinkingConfig"];
            /** @description How closely media in the prompt are looked at. */
            mediaResolution?: components["schemas"]["MediaResolution"];
        };
        /** @description A source that an answer rests on. */
        GroundingAttribution: {
            sourceId?: components["schemas"]["AttributionSourceId"];
            content?: components["schemas"]["Content"];
        };
        /** @description Something that a search found. */
        GroundingChunk: {
            web?: components["schemas"]["WebGroundingChunk"];
        };
        /** @description The searches and pages that an answer rests on. */
        GroundingMetadata: {
            /** @description What was found. */
            groundingChunks?: components["schemas"]["GroundingChunk"][];
            /** @description Which passages of the answer rest on what was found. */
            groundingSupports?: components["schemas"]["GroundingSupport"][];
            /** @description What was searched for. */
            webSearchQueries?: string[];
            searchEntryPoint?: components["schemas"]["SearchEntryPoint"];
            retrievalMetadata?: components["schemas"]["RetrievalMetadata"];
        };
        /** @description A passage that was given with the request. */
        GroundingPassageSource: {
            /** @description The passage, and where in it. */
            groundingPassage: {
                /** @description The id of the passage. */
                passageId?: string;
                /** @description Which part of the passage. */
                partIndex?: number;
            };
        };
        /** @description A passage of the answer. */
        GroundingSegment: {
            /** @description Which part of the content it is in. */
            partIndex?: number;
            /** @description Where it begins in that part, in bytes. */
            startIndex?: number;
            /** @description Where it ends in that part, in bytes. */
            endIndex?: number;
            /** @description The passage itself. */
            text?: string;
        };
        /** @description A passage of the answer and what it rests on. */
        GroundingSupport: {
            /** @description Positions in `groundingChunks`. */
            groundingChunkIndices?: number[];
            /** @description How sure each of them is, from 0 to 1. */
            confidenceScores?: number[];
            segment?: components["schemas"]["GroundingSegment"];
        };
        /**
         * @description What is let through: with `BLOCK_LOW_AND_ABOVE` only negligible content, with `BLOCK_MEDIUM_AND_ABOVE` low as well, with `BLOCK_ONLY_HIGH` medium as well, with `BLOCK_NONE` everything. `OFF` turns the filter off.
         * @enum {string}
         */
        HarmBlockThreshold: "HARM_BLOCK_THRESHOLD_UNSPECIFIED" | "BLOCK_LOW_AND_ABOVE" | "BLOCK_MEDIUM_AND_ABOVE" | "BLOCK_ONLY_HIGH" | "BLOCK_NONE" | "OFF";
        /**
         * @description A kind of harm. The six from `HARM_CATEGORY_DEROGATORY` to `HARM_CATEGORY_DANGEROUS` are legacy values.
         * @enum {string}
         */
        HarmCategory: "HARM_CATEGORY_UNSPECIFIED" | "HARM_CATEGORY_DEROGATORY" | "HARM_CATEGORY_TOXICITY" | "HARM_CATEGORY_VIOLENCE" | "HARM_CATEGORY_SEXUAL" | "HARM_CATEGORY_MEDICAL" | "HARM_CATEGORY_DANGEROUS" | "HARM_CATEGORY_HARASSMENT" | "HARM_CATEGORY_HATE_SPEECH" | "HARM_CATEGORY_SEXUALLY_EXPLICIT" | "HARM_CATEGORY_DANGEROUS_CONTENT" | "HARM_CATEGORY_CIVIC_INTEGRITY";
        /**
         * @description How likely harm is.
         * @enum {string}
         */
        HarmProbability: "HARM_PROBABILITY_UNSPECIFIED" | "NEGLIGIBLE" | "LOW" | "MEDIUM" | "HIGH";
        /** @description Bytes and what they are. Listed formats are images in JPEG, PNG, WebP, HEIC and HEIF, audio in WAV, MP3, AIFF, AAC, OGG and FLAC, video in MP4, MPEG, MOV, AVI, FLV, MPG, WEBM, WMV and 3GPP, and PDF documents. */
        InlineData: {
            /** @description The media type of the bytes. */
            mimeType: string;
            /** @description The bytes in base64, of the standard or the URL alphabet. */
            data: string;
        };
        /** @description How likely each token was. Both lists have one entry for each step of decoding. */
        LogprobsResult: {
            /** @description The likeliest tokens of each step. */
            topCandidates?: components["schemas"]["TopLogprobs"][];
            /** @description The token that was chosen at each step. */
            chosenCandidates?: components["schemas"]["LogprobsToken"][];
        };
        /** @description A token and how likely it was. */
        LogprobsToken: {
            /** @description The token as text. */
            token?: string;
            /** @description The number of the token. */
            tokenId?: number;
            /** @description The natural logarithm of its probability. */
            logProbability?: number;
        };
        /**
         * @description How many tokens an image or a frame takes: `MEDIA_RESOLUTION_LOW` 64, `MEDIA_RESOLUTION_MEDIUM` 256, and `MEDIA_RESOLUTION_HIGH` 256 with scaling and re-framing.
         * @enum {string}
         */
        MediaResolution: "MEDIA_RESOLUTION_UNSPECIFIED" | "MEDIA_RESOLUTION_LOW" | "MEDIA_RESOLUTION_MEDIUM" | "MEDIA_RESOLUTION_HIGH";
        /**
         * @description What a piece of content is perceived as.
         * @enum {string}
         */
        Modality: "MODALITY_UNSPECIFIED" | "TEXT" | "IMAGE" | "VIDEO" | "AUDIO" | "DOCUMENT";
        /** @description How many tokens of one modality there are. */
        ModalityTokenCount: {
            modality: components["schemas"]["Modality"];
            /** @description Its tokens. */
            tokenCount: number;
        };
        /** @description What the model said, or a piece of it in a stream. There is always at least one part. */
        ModelContent: {
            /** @description What the answer is made of, in order. */
            parts: components["schemas"]["Part"][];
            /**
             * @description Always `model`.
             * @constant
             */
            role: "model";
        };
        /** @description The voices of a conversation. */
        MultiSpeakerVoiceConfig: {
            /** @description One entry for each speaker. */
            speakerVoiceConfigs?: components["schemas"]["SpeakerVoiceConfig"][];
        };
        /** @description A piece of content of one kind: the kind is the name of the one field that is set, out of `text`, `inlineData`, `fileData`, `functionCall`, `functionResponse`, `executableCode` and `codeExecutionResult`. Other fields may stand beside it. */
        Part: {
            /** @description Text. */
            text?: string;
            inlineData?: components["schemas"]["InlineData"];
            fileData?: components["schemas"]["FileData"];
            functionCall?: components["schemas"]["PartFunctionCall"];
            functionResponse?: components["schemas"]["PartFunctionResponse"];
            executableCode?: components["schemas"]["ExecutableCode"];
            codeExecutionResult?: components["schemas"]["CodeExecutionResult"];
            /** @description True where the part is reasoning and not the answer. */
            thought?: boolean;
            /** @description An opaque mark of the reasoning behind the part, to be sent back with it. */
            thoughtSignature?: string;
        };
        /** @description A call of a declared function, with the arguments that the model chose. */
        PartFunctionCall: {
            /** @description Tells calls of one answer apart. The result repeats it. */
            id?: string;
            /** @description The name of the function. */
            name: string;
            /** @description The arguments by name. They follow the declared parameters. */
            args?: {
                [key: string]: unknown;
            };
        };
        /** @description What a function gave, for the model to go on with. */
        PartFunctionResponse: {
            /** @description The id of the call, where the call had one. */
            id?: string;
            /** @description The name of the function. */
            name: string;
            /** @description The result, as any JSON object. */
            response: {
                [key: string]: unknown;
            };
        };
        /** @description A voice by name. */
        PrebuiltVoiceConfig: {
            /** @description The name of the voice. */
            voiceName?: string;
        };
        /** @description One turn of the conversation. `user` asks; `model` is an earlier answer; `function` and `tool` bring the results of calls, which `user` may bring as well. */
        PromptContent: {
            /** @description What the turn is made of. Audio, video and PDF go in as `inlineData`; a part with `fileData` or of two kinds is refused. */
            parts: components["schemas"]["Part"][];
            /**
             * @description Who speaks.
             * @enum {string}
             */
            role?: "user" | "model" | "function" | "tool";
        };
        /** @description What the safety filter said about the prompt. */
        PromptFeedback: {
            blockReason?: components["schemas"]["BlockReason"];
            /** @description How harmful the prompt was found, at most one entry for each category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        /** @description How the search was decided on. */
        RetrievalMetadata: {
            /** @description How likely a search helps the answer, from 0 to 1. */
            searchDynamicRetrievalScore?: number;
        };
        /** @description How likely a text or an image does one kind of harm. */
        SafetyRating: {
            category: components["schemas"]["HarmCategory"];
            probability: components["schemas"]["HarmProbability"];
            /** @description Whether something was blocked for it. */
            blocked?: boolean;
        };
        /** @description How much of one kind of harm is let through. */
        SafetySetting: {
            /** @description The kind of harm. */
            category: components["schemas"]["HarmCategory"];
            /** @description From which probability on content is blocked. */
            threshold: components["schemas"]["HarmBlockThreshold"];
        };
        /** @description A way for the reader to go on searching. */
        SearchEntryPoint: {
            /** @description HTML to be put into a page. */
            renderedContent?: string;
            /** @description The searches as JSON in base64. */
            sdkBlob?: string;
        };
        /** @description A chunk that a retriever found. */
        SemanticRetrieverSource: {
            /** @description The retriever's source and the chunk. */
            semanticRetrieverChunk: {
                /** @description The name of the source. */
                source?: string;
                /** @description The name of the chunk. */
                chunk?: string;
            };
        };
        /** @description The voice of one speaker. */
        SpeakerVoiceConfig: {
            /** @description The speaker as the prompt calls them. */
            speaker?: string;
            /** @description The voice. */
            voiceConfig?: components["schemas"]["VoiceConfig"];
        };
        /** @description How spoken answers sound. */
        SpeechConfig: {
            /** @description The voice, where one speaks. */
            voiceConfig?: components["schemas"]["VoiceConfig"];
            /** @description The voices, where several speak. */
            multiSpeakerVoiceConfig?: components["schemas"]["MultiSpeakerVoiceConfig"];
            /**
             * @description The language that is spoken.
             * @enum {string}
             */
            languageCode?: "zh-CN" | "en-US" | "ja-JP" | "ko-KR" | "fr-FR" | "de-DE" | "es-ES" | "pt-BR" | "hi-IN" | "ar-XA" | "it-IT" | "tr-TR" | "vi-VN" | "th-TH" | "ru-RU" | "pl-PL" | "nl-NL";
        };
        /** @description Directions for the model. Only text is taken, and the role is not looked at. */
        SystemInstruction: {
            /** @description Parts of kind `text`. */
            parts: components["schemas"]["Part"][];
            /** @description Any word, commonly `user` or `system`. */
            role?: string;
        };
        /** @description The likeliest tokens of one step, likeliest first. */
        TopLogprobs: {
            /** @description The tokens. */
            candidates?: components["schemas"]["LogprobsToken"][];
        };
        /** @description A candidate with something new to say, and no reason yet to end. */
        UnfinishedCandidate: components["schemas"]["Candidate"] & {
            content: components["schemas"]["ModelContent"];
            index: number;
            finishReason?: never;
        };
        /** @description The addresses that were read for an answer, and whether that worked. */
        UrlContextMetadata: {
            /** @description One entry for each address. */
            urlMetadata?: components["schemas"]["UrlMetadata"][];
        };
        /** @description An address and whether it could be read. */
        UrlMetadata: {
            /** @description The address. */
            retrievedUrl?: string;
            urlRetrievalStatus?: components["schemas"]["UrlRetrievalStatus"];
        };
        /** @description An address that was read. */
        UrlRetrievalContext: {
            /** @description The address. */
            retrievedUrl?: string;
        };
        /** @description The addresses that were read for an answer. */
        UrlRetrievalMetadata: {
            /** @description One entry for each address. */
            urlRetrievalContexts?: components["schemas"]["UrlRetrievalContext"][];
        };
        /**
         * @description Whether an address could be read.
         * @enum {string}
         */
        UrlRetrievalStatus: "URL_RETRIEVAL_STATUS_UNSPECIFIED" | "URL_RETRIEVAL_STATUS_SUCCESS" | "URL_RETRIEVAL_STATUS_ERROR";
        /** @description How many tokens a request and its answers took. The total is the sum of prompt, candidates, thoughts and tool use; cached content is a part of the prompt. */
        UsageMetadata: {
            /** @description Tokens of the prompt, cached content included. */
            promptTokenCount: number;
            /** @description Tokens of the prompt that came from cached content. */
            cachedContentTokenCount?: number;
            /** @description Tokens of all candidates. */
            candidatesTokenCount?: number;
            /** @description All tokens together. */
            totalTokenCount: number;
            /** @description Tokens that tools added to the prompt. */
            toolUsePromptTokenCount?: number;
            /** @description Tokens of reasoning. */
            thoughtsTokenCount?: number;
            /** @description The prompt by modality. */
            promptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description The candidates by modality. */
            candidatesTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description The cached content by modality. */
            cacheTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description What tools added, by modality. */
            toolUsePromptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
        };
        /** @description A voice. */
        VoiceConfig: {
            /** @description One of the voices that are there already. */
            prebuiltVoiceConfig?: components["schemas"]["PrebuiltVoiceConfig"];
        };
        /** @description A page of the web. */
        WebGroundingChunk: {
            /** @description The address of the page. */
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
export type $defs = Record<string, never>;
export interface operations {
    generateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the model. An id may hold `.` and `:`; a `/` in it is percent-encoded. The form `models/<model_id>`, encoded likewise, names the same model. */
                model: string;
            };
            cookie?: never;
        };
        /** @description The schema and the examples use the spelling of replies. Names in snake_case (`system_instruction`), a single object for `contents`, `parts` and `tools`, enum values in either case, integers as strings and null for an absent field are accepted as well. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The answer, or why the prompt was blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentResponse"];
                };
            };
            /** @description The request breaks a rule, or something that it needs is not given. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The key is wrong, missing or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The key may not do this, or its quota is used up. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description There is no such model, resource or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
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
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
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
            /** @description Too many requests came in a short time, or the quota is short. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description Something broke on the gateway's side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The model cannot answer at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The answer took too long. */
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
                /** @description How the chunks are framed. `sse` asks for server-sent events; anything else gives a JSON array. */
                alt?: string;
            };
            header?: never;
            path: {
                /** @description The id of the model. An id may hold `.` and `:`; a `/` in it is percent-encoded. The form `models/<model_id>`, encoded likewise, names the same model. */
                model: string;
            };
            cookie?: never;
        };
        /** @description The schema and the examples use the spelling of replies. Names in snake_case (`system_instruction`), a single object for `contents`, `parts` and `tools`, enum values in either case, integers as strings and null for an absent field are accepted as well. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The chunks, or a single object that says why the prompt was blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/json": components["schemas"]["GenerateContentChunkArray"];
                };
            };
            /** @description The request breaks a rule, or something that it needs is not given. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The key is wrong, missing or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The key may not do this, or its quota is used up. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description There is no such model, resource or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
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
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
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
            /** @description Too many requests came in a short time, or the quota is short. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description Something broke on the gateway's side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The model cannot answer at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorBody"];
                };
            };
            /** @description The answer took too long. */
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
