// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["tellStory"];
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
        Failure: {
            message: string;
            number: number;
        };
        Mark: {
            /** @enum {unknown} */
            type: "pause" | "end";
        };
        Story: {
            text: string;
        };
        Word: {
            /** @constant */
            type: "word";
            text: string;
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
    tellStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stream?: boolean;
                };
            };
        };
        responses: {
            /** @description A story, whole or as a stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                    "text/event-stream": string;
                };
            };
        };
    };
}
export type Failure = components['schemas']['Failure'];
export type Mark = components['schemas']['Mark'];
export type Story = components['schemas']['Story'];
export type Word = components['schemas']['Word'];
