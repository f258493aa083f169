// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/weather:watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["watchWeather"];
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
        Area: {
            within?: components["schemas"]["Area"] | null;
        };
        Reading: {
            degrees: number;
            last?: boolean;
        };
        Watch: {
            placeNames: string[];
            areas?: components["schemas"]["Area"][];
            everySeconds?: number;
            /** @enum {string} */
            unit?: "CELSIUS" | "KELVIN";
            area?: components["schemas"]["Area"];
            labels?: {
                [key: string]: number;
            };
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
    watchWeather: {
        parameters: {
            query?: {
                alt?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Watch"];
            };
        };
        responses: {
            /** @description Readings as they come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/json": components["schemas"]["Reading"][];
                };
            };
        };
    };
}
export type Area = components['schemas']['Area'];
export type Reading = components['schemas']['Reading'];
export type Watch = components['schemas']['Watch'];
