// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/v1/video/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a video task in the native format
         * @description Starts a video task and returns its id immediately. Poll the task by its id until it has ended, or set `callback_url` in `metadata` to receive a callback.
         */
        post: operations["createVideoGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/video/generations/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a video task in the native format
         * @description Returns the current state of the task. Poll it until `status` is `succeeded` or `failed`.
         */
        get: operations["getVideoGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a video task in the compatible format
         * @description Starts a video task and returns its id immediately. The body is JSON or a multipart form with the same fields; published clients of this format send the form.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a video task in the compatible format
         * @description Returns the current state of the video. Poll it until `status` is `succeeded` or `failed`.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{task_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a finished video
         * @description Returns the video file of a succeeded task, created in either format. Byte ranges are supported. A video that is not ready gives status 400.
         */
        get: operations["downloadVideo"];
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
        /** @description A video in the compatible format. `error.message` is present after failure. */
        Video: {
            /** @description The video id, for reading and downloading the video. */
            id?: string;
            /** @description Always `video`. */
            object?: unknown;
            /** @description The model that generates the video. */
            model?: string;
            /** @description The prompt of the request. */
            prompt?: string | null;
            status: components["schemas"]["VideoStatus"];
            /** @description The progress in percent. */
            progress?: number;
            /** @description Creation time, in Unix seconds. */
            created_at?: number;
            /** @description Completion time, in Unix seconds; null until the task has ended. */
            completed_at?: number | null;
            /** @description Deletion time of the file, in Unix seconds; null if the file is kept or does not exist. */
            expires_at?: number | null;
            /** @description The duration of the clip in seconds, as a string. */
            seconds?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
            /** @description The quality setting, `standard`. */
            quality?: string;
            /** @description The URL of the finished video, present after success. */
            url?: string;
            /** @description The id of the source video; null where none applies. */
            remixed_from_video_id?: string | null;
            /** @description The reason for the failure; null unless the task has failed. */
            error?: components["schemas"]["VideoFailure"] | null;
        };
        /** @description The amount of camera movement in each direction. */
        VideoCameraConfig: {
            /** @description The horizontal movement. */
            horizontal?: number;
            /** @description The vertical movement. */
            vertical?: number;
            /** @description The movement towards the subject or away from it. */
            zoom?: number;
        };
        /** @description A camera movement. */
        VideoCameraControl: {
            /** @description The kind of movement, as named by the model family. */
            type?: string;
            config?: components["schemas"]["VideoCameraConfig"];
        };
        /** @description A request for a video in the compatible format, as JSON or as form fields. */
        VideoCreateRequest: {
            /** @description The id of a video model. */
            model: string;
            /** @description A text description of the video. */
            prompt: string;
            /** @description The duration of the clip in seconds, as a string. */
            seconds?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
        };
        /** @description The reply to a create request in the compatible format, with the initial fields of the record. */
        VideoCreated: {
            /** @description The video id, for reading and downloading the video. */
            id: string;
            /** @description Always `video`. */
            object?: unknown;
            /** @description The model that generates the video. */
            model?: string;
            /** @description The prompt of the request. */
            prompt?: string | null;
            status?: components["schemas"]["VideoStatus"];
            /** @description The progress in percent. */
            progress?: number;
            /** @description Creation time, in Unix seconds. */
            created_at?: number;
            /** @description Completion time, in Unix seconds; null until the task has ended. */
            completed_at?: number | null;
            /** @description Deletion time of the file, in Unix seconds; null if the file is kept or does not exist. */
            expires_at?: number | null;
            /** @description The duration of the clip in seconds, as a string. */
            seconds?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
            /** @description The quality setting, `standard`. */
            quality?: string;
            /** @description The id of the source video; null where none applies. */
            remixed_from_video_id?: string | null;
            /** @description The reason for the failure; null unless the task has failed. */
            error?: components["schemas"]["VideoFailure"] | null;
        };
        /** @description The error body of this family. Its fields are repeated under `error`, because the clients of each format read only one of the two places. */
        VideoErrorBody: {
            /** @description A human-readable description of the error and its solution. */
            message: string;
            /** @description The error type. */
            type?: string;
            /** @description The invalid field; null where none applies. */
            param?: string | null;
            /** @description A machine-readable error code; null where none applies. */
            code?: string | null;
            error?: components["schemas"]["VideoErrorDetail"];
        };
        /** @description The same four fields, where clients of the compatible format read them. */
        VideoErrorDetail: {
            /** @description A human-readable description of the error and its solution. */
            message: string;
            /** @description The error type. */
            type?: string;
            /** @description The invalid field; null where none applies. */
            param?: string | null;
            /** @description A machine-readable error code; null where none applies. */
            code?: string | null;
        };
        /** @description The reason why a video task failed. */
        VideoFailure: {
            /** @description A machine-readable error code. */
            code?: string;
            /** @description A human-readable reason. */
            message: string;
        };
        /** @description Options of the model family. All are optional and passed through to the model, which ignores unknown options. */
        VideoGenerationMetadata: {
            /** @description The seed of a reproducible generation. */
            seed?: number;
            /** @description A text description of what the video must not show. */
            negative_prompt?: string;
            /** @description How closely the video follows the prompt. */
            cfg_scale?: number;
            camera_control?: components["schemas"]["VideoCameraControl"];
            /** @description The model id, repeated. */
            req_key?: string;
            /** @description The aspect ratio, as `<w>:<h>`. */
            aspect_ratio?: string;
            /** @description The duration of the clip in seconds, used if the request has no `duration` of its own. */
            duration?: number;
            /** @description The URLs of reference images. */
            image_urls?: string[];
            /** @description The resolution, for example `720p`. */
            resolution?: string;
            /** @description The amount of movement in the video. */
            movement_amplitude?: string;
            /** @description Whether to add background music. */
            bgm?: boolean;
            /** @description The address that receives the task record when the task has ended. An address with a user name or a password is rejected. */
            callback_url?: string;
        };
        /** @description A request for a video in the native format. */
        VideoGenerationRequest: {
            /** @description The id of a video model, which also selects the model family of the options in `metadata`. */
            model: string;
            /** @description A text description of the video. */
            prompt: string;
            /** @description The URL of the source image, for image-to-video. */
            image?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
            /** @description The duration of the clip in seconds. */
            duration?: number;
            metadata?: components["schemas"]["VideoGenerationMetadata"];
        };
        /** @description The task status in both formats: `queued`, `in_progress`, then `succeeded` or `failed`. Every value but the last two means that the task is pending. */
        VideoStatus: string;
        /** @description A video task in the native format. `url` is present after success, `error.message` after failure. */
        VideoTask: {
            /** @description The task id that the create request returned. */
            task_id?: string;
            status: components["schemas"]["VideoStatus"];
            /** @description The URL of the finished video. */
            url?: string;
            /** @description The reason for the failure; null unless the task has failed. */
            error?: components["schemas"]["VideoFailure"] | null;
            /** @description The format of the video file, `mp4`. */
            format?: string;
            metadata?: components["schemas"]["VideoTaskMetadata"];
        };
        /** @description The reply to a create request in the native format. */
        VideoTaskCreated: {
            /** @description The task id, for reading the task and downloading the video. */
            task_id: string;
            status?: components["schemas"]["VideoStatus"];
        };
        /** @description Properties of the video, fixed when the task is created. */
        VideoTaskMetadata: {
            /** @description The duration of the clip in seconds. */
            duration?: number;
            /** @description Frames per second. */
            fps?: number;
            /** @description Width in pixels. */
            width?: number;
            /** @description Height in pixels. */
            height?: number;
            /** @description The seed of the generation. */
            seed?: number;
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
    createVideoGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The video to generate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoGenerationRequest"];
            };
        };
        responses: {
            /** @description The task was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoTaskCreated"];
                };
            };
            /** @description The request is invalid, or the requested video is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The task or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The operation does not support the media type of the body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
        };
    };
    getVideoGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task id that the create request returned. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoTask"];
                };
            };
            /** @description The request is invalid, or the requested video is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The task or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The operation does not support the media type of the body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The video to generate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoCreateRequest"];
                "multipart/form-data": components["schemas"]["VideoCreateRequest"];
            };
        };
        responses: {
            /** @description The task was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoCreated"];
                };
            };
            /** @description The request is invalid, or the requested video is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The task or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The operation does not support the media type of the body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The video id that the create request returned. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description The request is invalid, or the requested video is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The task or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The operation does not support the media type of the body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
        };
    };
    downloadVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes; if it is absent or not supported, the reply is the whole file. */
                range?: string;
            };
            path: {
                /** @description The task id that the create request returned. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    /** @description The number of bytes of this reply. */
                    "Content-Length"?: number;
                    /** @description States that byte ranges are supported. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": unknown;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /** @description The number of bytes of this reply. */
                    "Content-Length"?: number;
                    /** @description States that byte ranges are supported. */
                    "Accept-Ranges"?: "bytes";
                    /** @description The first and last byte of this reply and the size of the file; with status 416, only the size. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": unknown;
                };
            };
            /** @description The request is invalid, or the requested video is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The task or path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The operation does not support the media type of the body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The range begins past the end of the file. */
            416: {
                headers: {
                    /** @description The first and last byte of this reply and the size of the file; with status 416, only the size. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
        };
    };
}
export type Video = components['schemas']['Video'];
export type VideoCameraConfig = components['schemas']['VideoCameraConfig'];
export type VideoCameraControl = components['schemas']['VideoCameraControl'];
export type VideoCreateRequest = components['schemas']['VideoCreateRequest'];
export type VideoCreated = components['schemas']['VideoCreated'];
export type VideoErrorBody = components['schemas']['VideoErrorBody'];
export type VideoErrorDetail = components['schemas']['VideoErrorDetail'];
export type VideoFailure = components['schemas']['VideoFailure'];
export type VideoGenerationMetadata = components['schemas']['VideoGenerationMetadata'];
export type VideoGenerationRequest = components['schemas']['VideoGenerationRequest'];
export type VideoStatus = components['schemas']['VideoStatus'];
export type VideoTask = components['schemas']['VideoTask'];
export type VideoTaskCreated = components['schemas']['VideoTaskCreated'];
export type VideoTaskMetadata = components['schemas']['VideoTaskMetadata'];
