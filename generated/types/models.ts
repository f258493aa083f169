// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models that the key may use
         * @description Returns every model that the calling key may use. The `id` of an entry is the `model` value of inference requests.
         */
        get: operations["listModels"];
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
        /** @description A model of the listing. */
        Model: {
            /** @description The `model` value of inference requests. */
            id: string;
            /**
             * @description Always `model`.
             * @constant
             */
            object: "model";
            /** @description Creation time, in Unix seconds; a larger number counts milliseconds. */
            created: number;
            /** @description The provider of the model; any string. */
            owned_by: string;
        };
        /** @description The details of an error. */
        ModelError: {
            /** @description A human-readable description of the error and its solution. */
            message: string;
            /** @description The error type. */
            type: string;
            /** @description The invalid field; null where none applies. */
            param: string | null;
            /** @description A machine-readable error code; null where none applies. */
            code: string | null;
        };
        /** @description The error body of this family and of every path that belongs to no family. */
        ModelErrorBody: {
            error: components["schemas"]["ModelError"];
        };
        /** @description The models that the calling key may use. */
        ModelList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description One entry for each model. */
            data: components["schemas"]["Model"][];
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
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The path does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
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
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The body exceeds the size limit of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The server does not support the media type of the body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
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
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description Internal error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
        };
    };
}
export type Model = components['schemas']['Model'];
export type ModelError = components['schemas']['ModelError'];
export type ModelErrorBody = components['schemas']['ModelErrorBody'];
export type ModelList = components['schemas']['ModelList'];
