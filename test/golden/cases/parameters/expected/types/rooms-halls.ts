// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/rooms/{room-id}": {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path: {
                "room-id": string;
            };
            cookie?: never;
        };
        get: operations["get-room"];
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
        /** Format: date */
        Day: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-room": {
        parameters: {
            query: {
                page?: number | null;
                share?: number;
                open: boolean;
            };
            header?: {
                "x-day"?: components["schemas"]["Day"];
            };
            path: {
                "room-id": string;
            };
            cookie?: {
                session?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Nothing to say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type Day = components['schemas']['Day'];
