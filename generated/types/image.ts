// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/img/submit/imagine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw images from a text
         * @description Starts a task that draws a grid of four images from a prompt in English or Chinese, with or without images as prompts beside the text. The reply carries the task id; the task is read with `getImageTask` or arrives at the callback address.
         */
        post: operations["submitImagine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/submit/blend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mix images
         * @description Starts a task that mixes two to five images into a grid of four new ones.
         */
        post: operations["submitBlend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/submit/describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an image into words
         * @description Starts a task that reads an image and writes four numbered prompts for it. They stand in `prompt` and in `properties.finalPrompt` of the finished task.
         */
        post: operations["submitDescribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/submit/modal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a waiting task its input
         * @description Resumes a task in status `MODAL` with what its action asked for: a mask and a prompt for a local redraw, or the prompt of a remix. The reply names the same task. The callback address and the tracking value of the action stay in force. Needs the paid edition, as all that asks for input does.
         */
        post: operations["submitModal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/face-swap/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a face into another image
         * @description Starts a task that puts the face of the source image in the place of the face in the target image. Needs the paid edition.
         */
        post: operations["swapFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/submit/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Press a button of a finished task
         * @description Starts a new task from a button of an earlier one, named by its `customId`. A button that needs more input, such as a local redraw or, on an account with remix but without its auto-submit, a variation, starts a task in status `MODAL` that waits for `submitModal`. Buttons other than the upscales, variations and the reroll of a grid need the paid edition, and so does remix.
         */
        post: operations["submitAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/submit/upload-chat-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload images to the chat platform
         * @description Uploads images through an account and answers with where each of them is found, in the order they were sent. There is no task to wait for.
         */
        post: operations["uploadChatImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/task/list-by-condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read several tasks
         * @description Answers with the records of the tasks asked for, in the order of `ids`; unknown ids are left out.
         */
        post: operations["listImageTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/task/{id}/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a task
         * @description Answers with the record of one task as it stands now. Read it again until its status is a final one.
         */
        get: operations["getImageTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/task/{id}/image-seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the seed of a result image
         * @description Answers with the seed that the images of a finished task were drawn from; sent along in a prompt it draws alike images. Needs the paid edition.
         */
        get: operations["getImageSeed"];
        put?: never;
        post?: never;
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
        /**
         * @description 1 says submitted; 22 says queued, the work waits for a free account.
         * @enum {integer}
         */
        ImageAcceptedCode: 1 | 22;
        /** @description Chooses among the accounts of the pool. Every field given has to hold; an empty string or array asks for nothing. */
        ImageAccountFilter: {
            /** @description The channel of the account. */
            channelId?: string;
            /** @description The instance of the account. */
            instanceId?: string;
            /** @description The speed modes, one of which the account has to work in. */
            modes?: components["schemas"]["ImageSpeedMode"][];
            /** @description A part of the remark of the account. */
            remark?: string;
            /** @description Whether the account supports remix. */
            remix?: boolean;
            /** @description Whether the account submits remixes by itself. */
            remixAutoConsidered?: boolean;
        };
        /** @description Which button of which task to press. */
        ImageActionRequest: {
            /**
             * @description Whether the new task keeps to an account in the channel of the original one.
             * @default false
             */
            chooseSameChannel?: boolean;
            customId: components["schemas"]["ImageCustomId"];
            /** @description The original task, which has the button. */
            taskId: string;
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /** @description Which images to mix. */
        ImageBlendRequest: {
            /** @default BOT_PRIMARY */
            botType?: components["schemas"]["ImageBotType"];
            /** @description The two to five images. */
            base64Array: components["schemas"]["ImageDataUrl"][];
            dimensions?: components["schemas"]["ImageDimensions"];
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /**
         * @description The bot that does the work. The second one needs the paid edition.
         * @enum {string}
         */
        ImageBotType: "BOT_PRIMARY" | "BOT_SECONDARY";
        /** @description An action that can be run on a finished task. */
        ImageButton: {
            /** @description What to send to `submitAction`. */
            customId: string;
            /** @description A picture for the button; empty when it has a label only. */
            emoji: string;
            /** @description A text for the button; empty when it has a picture only. */
            label: string;
            /** @description 2 is primary, 3 is green. */
            style: number;
            /** @description For internal use. */
            type: number;
        };
        /** @description The name of a button, of the form `<PREFIX>::JOB::<operation>::<index>::<job_uuid>`. Take it from the `buttons` of the task as it is. */
        ImageCustomId: string;
        /** @description An image as a base64 data URL with its MIME prefix. JPEG, PNG, static GIF and WEBP of up to 4 MB are taken; the type is read from the bytes. A resolution of 1024x1024 or more and an aspect ratio of 1:1, 2:3 or 3:2 give the best results. */
        ImageDataUrl: string;
        /** @description Which image to put into words. */
        ImageDescribeRequest: {
            /** @default BOT_PRIMARY */
            botType?: components["schemas"]["ImageBotType"];
            /** @description The image. */
            base64: components["schemas"]["ImageDataUrl"];
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /**
         * @description The shape of the result. `PORTRAIT` is 2:3, `SQUARE` is 1:1, `LANDSCAPE` is 3:2.
         * @enum {string}
         */
        ImageDimensions: "PORTRAIT" | "SQUARE" | "LANDSCAPE";
        /** @description The body of every HTTP error of the image proxy. */
        ImageError: {
            /** @description 21 for a request at fault, 23 for trouble on the side of the gateway, 24 for what the key may not do, 25 for its balance. */
            code: number;
            /** @description What is wrong, and where. */
            description: string;
            /** @description Always null. */
            result: null;
        };
        /** @description Further facts, which differ from case to case: the account (`instanceId`, `channelId`), the tasks ahead in the queue (`numberOfQueues`), a banned word (`bannedWord`). */
        ImageExtensions: Record<string, unknown>;
        /** @description The two images of a face swap. */
        ImageFaceSwapRequest: {
            /** @description The image the face is taken from. It has to show a clear face. */
            sourceBase64: components["schemas"]["ImageDataUrl"];
            /** @description The image whose face is replaced. It has to show that face. */
            targetBase64: components["schemas"]["ImageDataUrl"];
        };
        /** @description What to draw. */
        ImageImagineRequest: {
            /** @default BOT_PRIMARY */
            botType?: components["schemas"]["ImageBotType"];
            /** @description The text, in English or Chinese. Chinese is translated, and the text is checked for banned words first. */
            prompt: string;
            /** @description Images to draw from, beside the text. */
            base64Array?: components["schemas"]["ImageDataUrl"][];
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /** @description Which tasks to read. */
        ImageListRequest: {
            /** @description The ids of the tasks. */
            ids: string[];
        };
        /** @description The input that a task in status `MODAL` waits for. */
        ImageModalRequest: {
            /** @description The waiting task. */
            taskId: string;
            /** @description What to draw in the redrawn region, or the new prompt of a remix. Absent, the task keeps its prompt. */
            prompt?: string;
            /** @description The mask of a local redraw. */
            maskBase64?: components["schemas"]["ImageDataUrl"];
        };
        /** @description The address that the task record is posted to whenever its status or progress changes, and a last time at the end; one with a user name or a password is refused. Empty or absent, the global address of the deployment serves. */
        ImageNotifyHook: string;
        /** @description The request was understood, but nothing came of it. */
        ImageRefusal: {
            code: components["schemas"]["ImageRefusedCode"];
            /** @description The reason in words. */
            description: string;
            properties: components["schemas"]["ImageExtensions"];
            /** @description Always null. */
            result: null;
        };
        /**
         * @description 21 is a parameter error, 23 a system error, 24 an account that is unavailable, 25 a balance too small.
         * @enum {integer}
         */
        ImageRefusedCode: 21 | 23 | 24 | 25;
        /** @description The seed was read; the code is 1. */
        ImageSeedAccepted: {
            code: components["schemas"]["ImageAcceptedCode"];
            /** @description The outcome in words. */
            description: string;
            properties: components["schemas"]["ImageExtensions"];
            /** @description The seed, a string of digits. */
            result: string;
        };
        /** @description The common result of a seed call: the seed, or a refusal. */
        ImageSeedResult: components["schemas"]["ImageSeedAccepted"] | components["schemas"]["ImageRefusal"];
        /**
         * @description How fast an account works.
         * @enum {string}
         */
        ImageSpeedMode: "RELAX" | "FAST" | "TURBO";
        /** @description A task exists now. An action that asks for input is accepted too; its task waits in status `MODAL`. */
        ImageSubmitAccepted: {
            code: components["schemas"]["ImageAcceptedCode"];
            /** @description The outcome in words. */
            description: string;
            properties: components["schemas"]["ImageExtensions"];
            /** @description The id of the task, a string of digits. */
            result: string;
        };
        /** @description The common result of a submit call: a task, or a refusal. */
        ImageSubmitResult: components["schemas"]["ImageSubmitAccepted"] | components["schemas"]["ImageRefusal"];
        /** @description The record of a task. Every field is always there; texts without a value are empty. */
        ImageTask: {
            /** @description The id of the task, a string of digits. */
            id: string;
            action: components["schemas"]["ImageTaskAction"];
            /**
             * @description Where the task stands: `NOT_START` waits for a free account, `SUBMITTED` is handed to one, `MODAL` waits for `submitModal`, `IN_PROGRESS` is being worked on; `FAILURE`, `SUCCESS` and `CANCEL` are final.
             * @enum {string}
             */
            status: "NOT_START" | "SUBMITTED" | "MODAL" | "IN_PROGRESS" | "FAILURE" | "SUCCESS" | "CANCEL";
            /** @description The actions that can be run next; none before the task has succeeded. */
            buttons: components["schemas"]["ImageButton"][];
            /** @description The task in words, as the command that the bot was given. */
            description: string;
            /** @description Why the task failed; empty unless its status is `FAILURE`. */
            failReason: string;
            /** @description Where the image is. While the task is in progress it may show a preview; empty before. */
            imageUrl: string;
            /** @description From `0%` when submitted up to `100%`; empty while the task waits and after a failure or a cancel. */
            progress: string;
            /** @description The prompt as it was sent; for a description, the text that was found. */
            prompt: string;
            /** @description The prompt in English. */
            promptEn: string;
            properties: components["schemas"]["ImageTaskProperties"];
            /** @description The tracking value of the submit call; empty when there was none. */
            state: string;
            /** @description When the task was submitted, in milliseconds since 1970 (UTC). */
            submitTime: number;
            /** @description When an account took the task, in milliseconds since 1970 (UTC); 0 before. */
            startTime: number;
            /** @description When the task ended, in milliseconds since 1970 (UTC); 0 before. */
            finishTime: number;
        };
        /**
         * @description What the task does. `UPSCALE`, `VARIATION`, `ZOOM` and `PAN` come from buttons; `SHORTEN`, the analysis of a prompt, has no documented call.
         * @enum {string}
         */
        ImageTaskAction: "IMAGINE" | "UPSCALE" | "VARIATION" | "ZOOM" | "PAN" | "DESCRIBE" | "BLEND" | "SHORTEN" | "SWAP_FACE";
        /** @description Further facts about a task. More may be there than is listed. */
        ImageTaskProperties: {
            /** @description The prompt that the bot worked with; for a description, the text that was found. */
            finalPrompt?: string;
            /** @description The instance of the account that does the work. */
            instanceId?: string;
            /** @description The channel of the account that does the work. */
            channelId?: string;
        };
        /** @description A value of the caller's own, which comes back as the `state` of the task. */
        ImageTrackingState: string;
        /** @description The images are uploaded; the code is 1. */
        ImageUploadAccepted: {
            code: components["schemas"]["ImageAcceptedCode"];
            /** @description The outcome in words. */
            description: string;
            properties: components["schemas"]["ImageExtensions"];
            /** @description The address of each image, in the order they were sent. */
            result: string[];
        };
        /** @description Chooses the account that uploads. Every field given has to hold; an empty string asks for nothing. */
        ImageUploadFilter: {
            /** @description The channel of the account. */
            channelId?: string;
            /** @description The instance of the account. */
            instanceId?: string;
            /** @description A part of the remark of the account. */
            remark?: string;
        };
        /** @description Which images to upload, and through which account. */
        ImageUploadRequest: {
            /** @description The images. */
            base64Array: components["schemas"]["ImageDataUrl"][];
            filter?: components["schemas"]["ImageUploadFilter"];
        };
        /** @description The common result of an upload: the addresses of the images, or a refusal. */
        ImageUploadResult: components["schemas"]["ImageUploadAccepted"] | components["schemas"]["ImageRefusal"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ImageAcceptedCode = components['schemas']['ImageAcceptedCode'];
export type ImageAccountFilter = components['schemas']['ImageAccountFilter'];
export type ImageActionRequest = components['schemas']['ImageActionRequest'];
export type ImageBlendRequest = components['schemas']['ImageBlendRequest'];
export type ImageBotType = components['schemas']['ImageBotType'];
export type ImageButton = components['schemas']['ImageButton'];
export type ImageCustomId = components['schemas']['ImageCustomId'];
export type ImageDataUrl = components['schemas']['ImageDataUrl'];
export type ImageDescribeRequest = components['schemas']['ImageDescribeRequest'];
export type ImageDimensions = components['schemas']['ImageDimensions'];
export type ImageError = components['schemas']['ImageError'];
export type ImageExtensions = components['schemas']['ImageExtensions'];
export type ImageFaceSwapRequest = components['schemas']['ImageFaceSwapRequest'];
export type ImageImagineRequest = components['schemas']['ImageImagineRequest'];
export type ImageListRequest = components['schemas']['ImageListRequest'];
export type ImageModalRequest = components['schemas']['ImageModalRequest'];
export type ImageNotifyHook = components['schemas']['ImageNotifyHook'];
export type ImageRefusal = components['schemas']['ImageRefusal'];
export type ImageRefusedCode = components['schemas']['ImageRefusedCode'];
export type ImageSeedAccepted = components['schemas']['ImageSeedAccepted'];
export type ImageSeedResult = components['schemas']['ImageSeedResult'];
export type ImageSpeedMode = components['schemas']['ImageSpeedMode'];
export type ImageSubmitAccepted = components['schemas']['ImageSubmitAccepted'];
export type ImageSubmitResult = components['schemas']['ImageSubmitResult'];
export type ImageTask = components['schemas']['ImageTask'];
export type ImageTaskAction = components['schemas']['ImageTaskAction'];
export type ImageTaskProperties = components['schemas']['ImageTaskProperties'];
export type ImageTrackingState = components['schemas']['ImageTrackingState'];
export type ImageUploadAccepted = components['schemas']['ImageUploadAccepted'];
export type ImageUploadFilter = components['schemas']['ImageUploadFilter'];
export type ImageUploadRequest = components['schemas']['ImageUploadRequest'];
export type ImageUploadResult = components['schemas']['ImageUploadResult'];
export type $defs = Record<string, never>;
export interface operations {
    submitImagine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageImagineRequest"];
            };
        };
        responses: {
            /** @description The task was accepted, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    submitBlend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageBlendRequest"];
            };
        };
        responses: {
            /** @description The task was accepted, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    submitDescribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageDescribeRequest"];
            };
        };
        responses: {
            /** @description The task was accepted, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    submitModal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageModalRequest"];
            };
        };
        responses: {
            /** @description The task goes on, or the input was refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    swapFace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageFaceSwapRequest"];
            };
        };
        responses: {
            /** @description The task was accepted, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    submitAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageActionRequest"];
            };
        };
        responses: {
            /** @description The new task was accepted, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    uploadChatImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageUploadRequest"];
            };
        };
        responses: {
            /** @description The images are uploaded, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageUploadResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    listImageTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageListRequest"];
            };
        };
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageTask"][];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    getImageTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task, as the submit call gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageTask"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
    getImageSeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task, as the submit call gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed, or a refusal with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSeedResult"];
                };
            };
            /** @description A field is missing or breaks a rule. The description says which field and which rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key may not do this, its balance is used up, or the deployment runs the open edition and this needs the paid one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There is no such task or path. Paths for cancelling a task, for managing accounts and for shortening, panning and zooming do not exist; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is larger than the server reads. A single image past its own limit is a 400. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description There were too many requests. Wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Something broke on the side of the gateway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
        };
    };
}
