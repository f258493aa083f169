// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
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
         * Generate images from a prompt
         * @description Starts a task that generates a grid of four images from an English or Chinese prompt, optionally with image prompts. The reply contains the task id; read the task with `getImageTask` or receive it at the callback address.
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
         * Blend images
         * @description Starts a task that blends two to five images into a grid of four new images.
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
         * Describe an image
         * @description Starts a task that writes four numbered prompts for an image. The finished task has them in `prompt` and in `properties.finalPrompt`.
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
         * Submit the input of a waiting task
         * @description Resumes a task in status `MODAL` with the requested input: a mask and a prompt for a local redraw, or the prompt of a remix. The task id, the callback address and the tracking value stay the same. Requires the paid edition, as do all actions that need input.
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
         * Swap a face
         * @description Starts a task that replaces the face in the target image with the face of the source image. Requires the paid edition.
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
         * Run an action of a finished task
         * @description Starts a new task from a button of an earlier task, identified by its `customId`. A button that needs more input, such as a local redraw, or a variation on an account with remix but without automatic submission, starts a task in status `MODAL` that waits for `submitModal`. Remix and all buttons other than upscale, variation and reroll of a grid require the paid edition.
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
         * @description Uploads images through an account and returns their URLs in request order. No task is created.
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
         * @description Returns the records of the requested tasks in the order of `ids`; unknown ids are left out.
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
         * @description Returns the current record of one task. Poll it until the status is final.
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
         * @description Returns the seed of the images of a finished task; the same seed in a prompt gives similar images. Requires the paid edition.
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
         * @description 1 means submitted; 22 means queued until an account is free.
         * @enum {integer}
         */
        ImageAcceptedCode: 1 | 22;
        /** @description Selects accounts of the pool. An account must match every given field; empty strings and arrays are ignored. */
        ImageAccountFilter: {
            /** @description The channel of the account. */
            channelId?: string;
            /** @description The instance of the account. */
            instanceId?: string;
            /** @description Speed modes; the account must support one of them. */
            modes?: components["schemas"]["ImageSpeedMode"][];
            /** @description A substring of the remark of the account. */
            remark?: string;
            /** @description Whether the account supports remix. */
            remix?: boolean;
            /** @description Whether the account submits remixes automatically. */
            remixAutoConsidered?: boolean;
        };
        /** @description A request to run an action of a task. */
        ImageActionRequest: {
            /**
             * @description Whether the new task must use an account in the channel of the original task.
             * @default false
             */
            chooseSameChannel?: boolean;
            customId: components["schemas"]["ImageCustomId"];
            /** @description The id of the original task. */
            taskId: string;
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /** @description A request to blend images. */
        ImageBlendRequest: {
            /** @default BOT_PRIMARY */
            botType?: components["schemas"]["ImageBotType"];
            /** @description Two to five images. */
            base64Array: components["schemas"]["ImageDataUrl"][];
            dimensions?: components["schemas"]["ImageDimensions"];
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /**
         * @description The bot that runs the task. The second bot requires the paid edition.
         * @enum {string}
         */
        ImageBotType: "BOT_PRIMARY" | "BOT_SECONDARY";
        /** @description An action of a finished task. */
        ImageButton: {
            /** @description The identifier to send to `submitAction`. */
            customId: string;
            /** @description The emoji of the button; empty if it has only a label. */
            emoji: string;
            /** @description The label of the button; empty if it has only an emoji. */
            label: string;
            /** @description 2 is primary, 3 is green. */
            style: number;
            /** @description For internal use. */
            type: number;
        };
        /** @description The identifier of an action, of the form `<PREFIX>::JOB::<operation>::<index>::<job_uuid>`. Copy it unchanged from the `buttons` of the task. */
        ImageCustomId: string;
        /** @description An image as a base64 data URL with its MIME prefix. Supported are JPEG, PNG, static GIF and WEBP of up to 4 MB; the type is detected from the bytes. Recommended are a resolution of 1024x1024 or more and an aspect ratio of 1:1, 2:3 or 3:2. */
        ImageDataUrl: string;
        /** @description A request to describe an image. */
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
         * @description The dimensions of the result. `PORTRAIT` is 2:3, `SQUARE` is 1:1, `LANDSCAPE` is 3:2.
         * @enum {string}
         */
        ImageDimensions: "PORTRAIT" | "SQUARE" | "LANDSCAPE";
        /** @description The body of every HTTP error of the image proxy. */
        ImageError: {
            /** @description 21 for an invalid request, 23 for a gateway error, 24 for an invalid key or missing permission, 25 for an insufficient balance. */
            code: number;
            /** @description A human-readable description of the error and its place. */
            description: string;
            /** @description Always null. */
            result: null;
        };
        /** @description Extension properties, which depend on the case, such as the account (`instanceId`, `channelId`), the number of tasks ahead in the queue (`numberOfQueues`) or a banned word (`bannedWord`). */
        ImageExtensions: Record<string, unknown>;
        /** @description The two images of a face swap. */
        ImageFaceSwapRequest: {
            /** @description The image that provides the face. It must show a clear face. */
            sourceBase64: components["schemas"]["ImageDataUrl"];
            /** @description The image whose face is replaced. It must show a face. */
            targetBase64: components["schemas"]["ImageDataUrl"];
        };
        /** @description A request to generate images. */
        ImageImagineRequest: {
            /** @default BOT_PRIMARY */
            botType?: components["schemas"]["ImageBotType"];
            /** @description The prompt, in English or Chinese. Chinese is translated; the prompt is checked for banned words first. */
            prompt: string;
            /** @description Image prompts. */
            base64Array?: components["schemas"]["ImageDataUrl"][];
            accountFilter?: components["schemas"]["ImageAccountFilter"];
            notifyHook?: components["schemas"]["ImageNotifyHook"];
            state?: components["schemas"]["ImageTrackingState"];
        };
        /** @description A request for several task records. */
        ImageListRequest: {
            /** @description The ids of the tasks. */
            ids: string[];
        };
        /** @description The input of a task in status `MODAL`. */
        ImageModalRequest: {
            /** @description The id of the waiting task. */
            taskId: string;
            /** @description The prompt of the redrawn region, or the new prompt of a remix. Without it, the task keeps its prompt. */
            prompt?: string;
            /** @description The mask of a local redraw. */
            maskBase64?: components["schemas"]["ImageDataUrl"];
        };
        /** @description The address that receives the task record on every change of status or progress, the final one included. An address with a user name or a password is rejected. If it is empty or absent, the global address of the deployment is used. */
        ImageNotifyHook: string;
        /** @description The gateway refused a valid request. */
        ImageRefusal: {
            code: components["schemas"]["ImageRefusedCode"];
            /** @description A human-readable reason. */
            description: string;
            properties?: components["schemas"]["ImageExtensions"];
            /** @description Always null. */
            result?: string | unknown[] | null;
        };
        /**
         * @description 21 is a parameter error, 23 a system error, 24 an unavailable account, 25 an insufficient balance.
         * @enum {integer}
         */
        ImageRefusedCode: 21 | 23 | 24 | 25;
        /** @description The seed was read; the code is 1. */
        ImageSeedAccepted: {
            code: components["schemas"]["ImageAcceptedCode"];
            /** @description A human-readable outcome. */
            description: string;
            properties?: components["schemas"]["ImageExtensions"];
            /** @description The seed, a string of digits. */
            result: string;
        };
        /** @description The common result of a seed call, the seed or a refusal. */
        ImageSeedResult: components["schemas"]["ImageSeedAccepted"] | components["schemas"]["ImageRefusal"];
        /**
         * @description The speed mode of an account.
         * @enum {string}
         */
        ImageSpeedMode: "RELAX" | "FAST" | "TURBO";
        /** @description A task was created. An action that needs input is accepted as well; its task is in status `MODAL`. */
        ImageSubmitAccepted: {
            code: components["schemas"]["ImageAcceptedCode"];
            /** @description A human-readable outcome. */
            description: string;
            properties?: components["schemas"]["ImageExtensions"];
            /** @description The task id, a string of digits. */
            result: string;
        };
        /** @description The common result of a submit call, a task or a refusal. */
        ImageSubmitResult: components["schemas"]["ImageSubmitAccepted"] | components["schemas"]["ImageRefusal"];
        /** @description A task record. Every field is always present; strings without a value are empty. */
        ImageTask: {
            /** @description The task id, a string of digits. */
            id: string;
            action: components["schemas"]["ImageTaskAction"];
            /**
             * @description The task status. `NOT_START` waits for a free account, `SUBMITTED` is submitted to an account, `MODAL` waits for `submitModal`, `IN_PROGRESS` is running; `FAILURE`, `SUCCESS` and `CANCEL` are final.
             * @enum {string}
             */
            status: "NOT_START" | "SUBMITTED" | "MODAL" | "IN_PROGRESS" | "FAILURE" | "SUCCESS" | "CANCEL";
            /** @description The available actions; empty until the task has succeeded. */
            buttons: components["schemas"]["ImageButton"][];
            /** @description The command that was sent to the bot. */
            description: string;
            /** @description The reason for the failure; empty unless the status is `FAILURE`. */
            failReason?: string | null;
            /** @description The URL of the image, or of a preview while the task is in progress; empty before. */
            imageUrl?: string | null;
            /** @description The progress from `0%` to `100%`; empty while the task waits, after a failure and after a cancellation. */
            progress: string;
            /** @description The original prompt; for a description, the resulting prompts. */
            prompt?: string | null;
            /** @description The prompt in English. */
            promptEn?: string | null;
            properties?: components["schemas"]["ImageTaskProperties"];
            /** @description The `state` value of the submit call; empty without one. */
            state?: string | null;
            /** @description Submission time, in Unix milliseconds. */
            submitTime: number;
            /** @description Start time, in Unix milliseconds; 0 before the start. */
            startTime?: number | null;
            /** @description Finish time, in Unix milliseconds; 0 before the end. */
            finishTime?: number | null;
        };
        /**
         * @description The kind of the task. `UPSCALE`, `VARIATION`, `ZOOM` and `PAN` come from buttons; `SHORTEN`, the analysis of a prompt, has no documented call.
         * @enum {string}
         */
        ImageTaskAction: "IMAGINE" | "UPSCALE" | "VARIATION" | "ZOOM" | "PAN" | "DESCRIBE" | "BLEND" | "SHORTEN" | "SWAP_FACE";
        /** @description Further properties of a task; the set is open. */
        ImageTaskProperties: {
            /** @description The prompt that the bot used; for a description, the resulting prompts. */
            finalPrompt?: string;
            /** @description The instance of the account that runs the task. */
            instanceId?: string;
            /** @description The channel of the account that runs the task. */
            channelId?: string;
        };
        /** @description A value of the client, returned as the `state` of the task. */
        ImageTrackingState: string;
        /** @description The images were uploaded; the code is 1. */
        ImageUploadAccepted: {
            code: components["schemas"]["ImageAcceptedCode"];
            /** @description A human-readable outcome. */
            description: string;
            properties?: components["schemas"]["ImageExtensions"];
            /** @description The URL of each image, in request order. */
            result: string[];
        };
        /** @description Selects the account of the upload. The account must match every given field; empty strings are ignored. */
        ImageUploadFilter: {
            /** @description The channel of the account. */
            channelId?: string;
            /** @description The instance of the account. */
            instanceId?: string;
            /** @description A substring of the remark of the account. */
            remark?: string;
        };
        /** @description A request to upload images. */
        ImageUploadRequest: {
            /** @description The images. */
            base64Array: components["schemas"]["ImageDataUrl"][];
            filter?: components["schemas"]["ImageUploadFilter"];
        };
        /** @description The common result of an upload, image URLs or a refusal. */
        ImageUploadResult: components["schemas"]["ImageUploadAccepted"] | components["schemas"]["ImageRefusal"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
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
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The task was resumed, or the input was refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSubmitResult"];
                };
            };
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The images were uploaded, or refused with an in-band code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageUploadResult"];
                };
            };
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
            /** @description The task records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageTask"][];
                };
            };
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
                /** @description The task id that the submit call returned. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageTask"];
                };
            };
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
                /** @description The task id that the submit call returned. */
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
            /** @description The request is invalid; the description names the field and the rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The key has insufficient permission or balance, or the operation requires the paid edition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The task or path does not exist. There are no paths to cancel a task, to manage accounts, or to shorten, pan and zoom; the last three are actions. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
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
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description The body exceeds the size limit of the server. A single image over its own limit gives status 400. */
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
            /** @description Too many requests; `Retry-After` gives the time to wait. */
            429: {
                headers: {
                    /** @description Time to wait before the next attempt, in whole seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageError"];
                };
            };
            /** @description Internal error of the gateway. */
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
