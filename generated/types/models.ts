// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
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
         * @description Returns every model that the calling key may use. The `id` of an entry is what inference requests take as `model`.
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
        /** @description One model of the listing. */
        Model: {
            /** @description What inference requests take as `model`. */
            id: string;
            /**
             * @description Always `model`.
             * @constant
             */
            object: "model";
            /** @description When the model was made available, in Unix seconds. */
            created: number;
            /** @description Who provides the model; any name. */
            owned_by: string;
        };
        /** @description What is wrong with a request. */
        ModelError: {
            /** @description What is wrong and how to fix it. */
            message: string;
            /** @description The class of the error. */
            type: string;
            /** @description The field at fault; null where there is none. */
            param: string | null;
            /** @description A short slug for programs; null where there is none. */
            code: string | null;
        };
        /** @description The body of every error of this family, and of every error on a path that belongs to no family. */
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
export type Model = components['schemas']['Model'];
export type ModelError = components['schemas']['ModelError'];
export type ModelErrorBody = components['schemas']['ModelErrorBody'];
export type ModelList = components['schemas']['ModelList'];
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
            /** @description The request breaks a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description There is no such path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
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
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The body is of a type that the server does not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelErrorBody"];
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
                    "application/json": components["schemas"]["ModelErrorBody"];
                };
            };
            /** @description The server failed. */
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
