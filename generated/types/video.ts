// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
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
         * @description Starts a video task and returns its id at once; the work goes on after the reply. Read the task by its id until it has ended, or name a `callback_url` in `metadata` to be told.
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
         * @description Returns the task as it stands. Repeat the read until `status` is `succeeded` or `failed`.
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
         * @description Starts a video task and returns its id at once. The body may be JSON or a multipart form with the same fields; published clients of this format send the form.
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
         * @description Returns the video as it stands. Repeat the read until `status` is `succeeded` or `failed`.
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
         * @description Returns the bytes of the video file of a task that succeeded, whichever format created it. A byte range may be asked for. A video that is not ready is refused with 400.
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
        /** @description A video in the compatible format. `error.message` is there once the task has failed. */
        Video: {
            /** @description The id to read the video and to download it by. */
            id: string;
            /**
             * @description Always `video`.
             * @constant
             */
            object?: "video";
            /** @description The model that makes the video. */
            model?: string;
            /** @description What the video shows, as it was asked for. */
            prompt?: string | null;
            status: components["schemas"]["VideoStatus"];
            /** @description How much is done, in percent. */
            progress?: number;
            /** @description When the task was created, in Unix seconds. */
            created_at?: number;
            /** @description When the task ended, in Unix seconds; null before that. */
            completed_at?: number | null;
            /** @description When the file will be deleted, in Unix seconds; null where it is kept or is not there. */
            expires_at?: number | null;
            /** @description The length of the clip in seconds, a number written as a string. */
            seconds?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
            /** @description The quality setting, `standard`. */
            quality?: string;
            /** @description Where the finished video is, once the task has succeeded. */
            url?: string;
            /** @description The video that this one was made from; null where there is none. */
            remixed_from_video_id?: string | null;
            /** @description Why the task failed; null while it has not. */
            error?: components["schemas"]["VideoFailure"] | null;
        };
        /** @description How far the camera moves in each direction. */
        VideoCameraConfig: {
            /** @description Movement from side to side. */
            horizontal?: number;
            /** @description Movement up and down. */
            vertical?: number;
            /** @description Movement towards the subject or away from it. */
            zoom?: number;
        };
        /** @description How the camera moves. */
        VideoCameraControl: {
            /** @description The kind of movement, by the name that the model's family gives it. */
            type?: string;
            config?: components["schemas"]["VideoCameraConfig"];
        };
        /** @description A video to make, in the compatible format, as JSON or as the fields of a form. */
        VideoCreateRequest: {
            /** @description The id of a video model. */
            model: string;
            /** @description What the video shows. */
            prompt: string;
            /** @description The length of the clip in seconds, a number written as a string. */
            seconds?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
        };
        /** @description The reply to a create request in the compatible format, what the record holds by then. */
        VideoCreated: {
            /** @description The id to read the video and to download it by. */
            id: string;
            /**
             * @description Always `video`.
             * @constant
             */
            object?: "video";
            /** @description The model that makes the video. */
            model?: string;
            /** @description What the video shows, as it was asked for. */
            prompt?: string | null;
            status?: components["schemas"]["VideoStatus"];
            /** @description How much is done, in percent. */
            progress?: number;
            /** @description When the task was created, in Unix seconds. */
            created_at?: number;
            /** @description When the task ended, in Unix seconds; null before that. */
            completed_at?: number | null;
            /** @description When the file will be deleted, in Unix seconds; null where it is kept or is not there. */
            expires_at?: number | null;
            /** @description The length of the clip in seconds, a number written as a string. */
            seconds?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
            /** @description The quality setting, `standard`. */
            quality?: string;
            /** @description The video that this one was made from; null where there is none. */
            remixed_from_video_id?: string | null;
            /** @description Why the task failed; null while it has not. */
            error?: components["schemas"]["VideoFailure"] | null;
        };
        /** @description The body of every error of this family. The facts stand twice, at the top and under `error`, since clients of either format look in one of the two places. */
        VideoErrorBody: {
            /** @description What is wrong and how to fix it. */
            message: string;
            /** @description The class of the error. */
            type?: string;
            /** @description The field at fault; null where there is none. */
            param?: string | null;
            /** @description A short slug for programs; null where there is none. */
            code?: string | null;
            error?: components["schemas"]["VideoErrorDetail"];
        };
        /** @description The same four facts, where clients of the compatible format look for them. */
        VideoErrorDetail: {
            /** @description What is wrong and how to fix it. */
            message: string;
            /** @description The class of the error. */
            type?: string;
            /** @description The field at fault; null where there is none. */
            param?: string | null;
            /** @description A short slug for programs; null where there is none. */
            code?: string | null;
        };
        /** @description Why a video could not be made. */
        VideoFailure: {
            /** @description A short slug for programs. */
            code?: string;
            /** @description The reason in words. */
            message: string;
        };
        /** @description Options of the model's family. All are optional and are passed through to the model; a model ignores those it does not know. */
        VideoGenerationMetadata: {
            /** @description Makes a generation repeatable. */
            seed?: number;
            /** @description What the video must not show. */
            negative_prompt?: string;
            /** @description How closely the video follows the prompt. */
            cfg_scale?: number;
            camera_control?: components["schemas"]["VideoCameraControl"];
            /** @description The model id once more. */
            req_key?: string;
            /** @description The shape of the picture, as `<w>:<h>`. */
            aspect_ratio?: string;
            /** @description The length of the clip in seconds; serves where the field of the request itself is absent. */
            duration?: number;
            /** @description The URLs of reference images. */
            image_urls?: string[];
            /** @description The resolution, for example `720p`. */
            resolution?: string;
            /** @description How much moves in the picture. */
            movement_amplitude?: string;
            /** @description Whether background music is added. */
            bgm?: boolean;
            /** @description The address that the task record is posted to when the task has ended; one with a user name or a password is refused. */
            callback_url?: string;
        };
        /** @description A video to make, in the native format. */
        VideoGenerationRequest: {
            /** @description The id of a video model; it also chooses the family whose options `metadata` holds. */
            model: string;
            /** @description What the video shows. */
            prompt: string;
            /** @description The URL of a picture to start from, for image-to-video. */
            image?: string;
            /** @description Width and height in pixels, as `<width>x<height>`. */
            size?: string;
            /** @description The length of the clip in seconds. */
            duration?: number;
            metadata?: components["schemas"]["VideoGenerationMetadata"];
        };
        /** @description The state of a task, in either format: from `queued` through `in_progress` to `succeeded` or `failed`. A client reads on at any word but the last two, which are final. */
        VideoStatus: string;
        /** @description A video task in the native format. `url` is there once the task has succeeded, `error.message` once it has failed. */
        VideoTask: {
            /** @description The id that was returned at creation. */
            task_id: string;
            status: components["schemas"]["VideoStatus"];
            /** @description Where the finished video is. */
            url?: string;
            /** @description Why the task failed; null while it has not. */
            error?: components["schemas"]["VideoFailure"] | null;
            /** @description The format of the video file, `mp4`. */
            format?: string;
            metadata?: components["schemas"]["VideoTaskMetadata"];
        };
        /** @description The reply to a create request in the native format. */
        VideoTaskCreated: {
            /** @description The id to read the task and to download the video by. */
            task_id: string;
            status?: components["schemas"]["VideoStatus"];
        };
        /** @description Facts about the video, settled when its task is created. */
        VideoTaskMetadata: {
            /** @description The length of the clip in seconds. */
            duration?: number;
            /** @description Frames in a second. */
            fps?: number;
            /** @description Width in pixels. */
            width?: number;
            /** @description Height in pixels. */
            height?: number;
            /** @description The seed that the video was made with. */
            seed?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
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
export type $defs = Record<string, never>;
export interface operations {
    createVideoGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The video to make. */
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
            /** @description The request breaks a rule, or asks for a video that is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description There is no such task or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is of a type that this operation does not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The server failed. */
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
                /** @description The id that was returned when the task was created. */
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
            /** @description The request breaks a rule, or asks for a video that is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description There is no such task or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is of a type that this operation does not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The server failed. */
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
        /** @description The video to make. */
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
            /** @description The request breaks a rule, or asks for a video that is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description There is no such task or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is of a type that this operation does not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The server failed. */
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
                /** @description The id that was returned when the video was created. */
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
            /** @description The request breaks a rule, or asks for a video that is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description There is no such task or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is of a type that this operation does not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The server failed. */
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
                /** @description One range of bytes; the whole file comes when it is absent or is not understood. */
                range?: string;
            };
            path: {
                /** @description The id that was returned when the task was created. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    /** @description The number of bytes in this reply. */
                    "Content-Length"?: number;
                    /** @description Says that byte ranges are honoured. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": unknown;
                };
            };
            /** @description The part of the file that `Range` asked for. */
            206: {
                headers: {
                    /** @description The number of bytes in this reply. */
                    "Content-Length"?: number;
                    /** @description Says that byte ranges are honoured. */
                    "Accept-Ranges"?: "bytes";
                    /** @description The first and last byte of this reply and the size of the whole file; on a 416 the size only. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": unknown;
                };
            };
            /** @description The request breaks a rule, or asks for a video that is not ready. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description There is no such task or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
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
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The body is of a type that this operation does not read. */
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
                    /** @description The first and last byte of this reply and the size of the whole file; on a 416 the size only. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoErrorBody"];
                };
            };
            /** @description The server failed. */
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
