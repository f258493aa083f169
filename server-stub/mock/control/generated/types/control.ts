// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
export interface paths {
    "/__mock/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the sandbox
         * @description Tells the settings, the clock and how much has happened.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget all that has happened in the sandbox
         * @description Ends what goes on, and forgets tasks, responses, files, the journal and all settings that were changed. Answers with the state of the sandbox that takes its place.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sandboxes
         * @description Lists those that any request has been in since the start or their last reset.
         */
        get: operations["listSandboxes"];
        put?: never;
        post?: never;
        /**
         * Forget all sandboxes
         * @description Resets every sandbox, the one without a name too.
         */
        delete: operations["deleteSandboxes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/sandboxes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a sandbox. */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a sandbox
         * @description Resets one sandbox by its name; 404 where nobody has been in it.
         */
        delete: operations["deleteSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the seed, the pace of text, or hold new tasks
         * @description What is not named stays as it is. The change holds for what comes after it.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/__mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop, start, speed up or move the clock
         * @description What is named is done in this order: the speed, stopping or starting, moving. The reply comes when all that was to happen in the time that was skipped has begun.
         */
        post: operations["changeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List video and image tasks
         * @description Lists video tasks, then image tasks; of each kind the one changed last first.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read a task
         * @description Reads a task of either kind, and the states that it may go to.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tasks/{id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a task forward
         * @description Brings a task to a status or a percentage through all the states in between, each told to its callback address; without either to its next state. It rests there until it is moved on by hand. A task that waits for its input gets the prompt of its origin. Where the lifecycle knows no way there the call is refused.
         */
        post: operations["advanceTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tasks/{id}/succeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a task succeed at once
         * @description The task makes what it was to make, at once, and whatever its prompt says of failing.
         */
        post: operations["succeedTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tasks/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a task fail
         * @description The task goes by legal steps to its failed state, with the given reason.
         */
        post: operations["failTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tasks/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         * @description Only tasks whose lifecycle knows a cancelled state, which are those of the image proxy.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attempts to deliver callbacks
         * @description Lists the attempts in the order they were made.
         */
        get: operations["listCallbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal of requests
         * @description Lists requests in the order they came, refused ones too, with what the contract has to say about each. Of the events of streams only names and times are listed.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Clear the journal
         * @description Forgets the requests and callbacks so far, and nothing else.
         */
        delete: operations["deleteRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of a request in the journal. */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Read one request of the journal
         * @description Reads one request with all that is kept of it, the data of its events too.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faults that are set
         * @description Lists the faults of the sandbox in the order they were set, spent ones too.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Set a fault
         * @description Sets a fault, which strikes the requests in its scope until it is spent, over or removed.
         */
        post: operations["addFault"];
        /**
         * Remove all faults
         * @description Removes all faults of the sandbox. What they hold back goes on.
         */
        delete: operations["deleteFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a fault, as it was given when it was set. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault
         * @description Removes one fault. What it holds back goes on.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenarios
         * @description Lists the scenarios of the sandbox in the order in which they are asked, with what has become of them.
         */
        get: operations["listScenarios"];
        /**
         * Replace all scenarios
         * @description From now on the sandbox has these scenarios alone, and those of the files no more.
         */
        put: operations["replaceScenarios"];
        /**
         * Add scenarios
         * @description Puts scenarios before those of the files; one whose name there is already takes its place and counts anew.
         */
        post: operations["addScenarios"];
        /**
         * Go back to the scenarios of the files
         * @description Removes what was added or replaced; all count anew.
         */
        delete: operations["resetScenarios"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenarios/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a scenario. */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a scenario
         * @description Removes one scenario that was added; those of the files stay.
         */
        delete: operations["deleteScenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch what happens
         * @description Streams what happens in the sandbox from now on: requests when they begin and when they end, changes of tasks, attempts to deliver callbacks, changes of clock and settings. Who reads too slowly is told how many events were left out.
         */
        get: operations["watchLive"];
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
        /** @description Something beside the simulated gateway that an answer comes from, or that has altered it. */
        Answerer: {
            /**
             * @description The header `Prefer`, preferences behind the model id, a scenario, a fault, or an exchange of the recording.
             * @enum {string}
             */
            kind: "prefer" | "model" | "scenario" | "fault" | "recording";
            /** @description The preferences as they were followed, or the name of what it is. */
            name: string;
        };
        /** @description One attempt to deliver a callback. */
        CallbackAttempt: {
            /** @description The same for all attempts to deliver one callback. */
            messageId: string;
            /** @description The id of the task that it tells about. */
            subject: string;
            /** @description The receiver, without user, password and query. */
            url: string;
            /** @description From 1; 0 where nothing was tried. */
            attempt: number;
            outcome: components["schemas"]["CallbackOutcome"];
            /** @description Of the receiver's reply; null without one. */
            status: number | null;
            /** @description Why it did not work; null where it did. */
            reason: string | null;
            /** @description When the attempt had ended, in milliseconds since the Unix epoch by the clock of the sandbox. */
            at: number;
            /** @description The header `webhook-signature` as it was sent; null where nothing was. */
            signature: string | null;
            /** @description What was sent. */
            body: unknown;
        };
        /** @description Attempts to deliver callbacks. */
        CallbackList: {
            /** @description In the order they were made. */
            callbacks: components["schemas"]["CallbackAttempt"][];
        };
        /**
         * @description How an attempt went: `failed` is tried again, `given-up` was the last try, `refused` is never tried, `dropped` no longer.
         * @enum {string}
         */
        CallbackOutcome: "delivered" | "failed" | "given-up" | "refused" | "dropped";
        /** @description The time of a sandbox. */
        Clock: {
            /** @description Milliseconds since the Unix epoch. */
            now: number;
            /** @description Whether time passes only when it is moved by hand. */
            stopped: boolean;
            /** @description How many times as fast as real time; 0 is at once. */
            speed: number;
        };
        /** @description What to do with the clock. */
        ClockChange: {
            /** @description How many times as fast as real time; 0 is at once. */
            speed?: number;
            /** @description True stops it, false lets it go on. */
            stopped?: boolean;
            /** @description How much time to let pass at once. */
            advanceMs?: number;
        };
        /** @description What is wrong with a call. */
        ControlError: {
            /** @description A slug for programs. */
            code: string;
            /** @description What is wrong and how to fix it. */
            message: string;
            /** @description The field at fault; null where there is none. */
            param: string | null;
        };
        /** @description The body of every error. */
        ControlErrorBody: {
            error: components["schemas"]["ControlError"];
        };
        /** @description How much there is. */
        Counts: {
            /** @description Requests to the gateway since the journal was cleared. */
            requests: number;
            /** @description Those of them that have not ended. */
            running: number;
            /** @description Video and image tasks that were made since the reset. */
            tasks: number;
            /** @description Attempts to deliver callbacks since the journal was cleared. */
            callbacks: number;
        };
        /** @description What became of a call that forgets. */
        Deleted: {
            /** @description How many were forgotten. */
            deleted: number;
        };
        /** @description A fault as `fault.schema.json` of the mock describes it. */
        Fault: {
            /** @description What goes wrong. */
            kind: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The faults of a sandbox. */
        FaultList: {
            /** @description In the order they were set. */
            faults: components["schemas"]["FaultState"][];
        };
        /** @description A fault that is set. */
        FaultState: {
            /** @description Names it when it is to be removed. */
            id: string;
            fault: components["schemas"]["Fault"];
            /** @description How many requests it could have struck. */
            seen: number;
            /** @description How many it has struck. */
            injected: number;
            /** @description Whether it strikes no more. */
            spent: boolean;
        };
        /** @description One rule of the contract that a request or what it was answered with breaks. */
        Finding: {
            /** @description Short name of the rule, such as `status`, `schema` or `order`. */
            rule: string;
            /** @description Where, such as `body max_tokens`, `status` or `event 3 message_delta usage`. */
            place: string;
            /** @description What is wrong there. */
            message: string;
            /**
             * @description Who broke the rule.
             * @enum {string}
             */
            by: "client" | "server";
            /** @description File and JSON pointer of the rule in the specification. */
            specPointer?: string;
            /** @description Parts of the source document that the rule comes from. */
            source?: string[];
            /** @description Of a stream, the number of the event, from 1; the number after the last one where the stream ends too early. */
            event?: number;
        };
        /** @description One event of a stream. */
        JournalEvent: {
            /** @description Its name, which it has by its form where the wire tells none; empty where it has no such form. */
            event: string;
            /** @description Real time since the request came. */
            ms: number;
            /** @description Its payload, in `getRequest` alone. */
            data?: unknown;
        };
        /** @description A request to the gateway, and what became of it. */
        JournalRequest: {
            /** @description Its number in the journal. */
            id: number;
            /** @description When it came, in milliseconds since the Unix epoch by the clock of the sandbox. */
            at: number;
            /** @description Its method. */
            method: string;
            /** @description Path and query, without the name of the sandbox and with secrets blanked out. */
            path: string;
            /** @description The operation of the contract; null where the path is none of the contract's. */
            operationId: string | null;
            /** @description By name in lower case, with secrets blanked out. */
            headers: {
                [key: string]: string;
            };
            /** @description The body as it was read; null without one. */
            body: unknown;
            /** @description Whether long parts of the body were left out. */
            bodyIsCut: boolean;
            /** @description Of the reply; null as long as there is none, and where it has broken off before its head. */
            status: number | null;
            /** @description How long it took in real time; null as long as it goes on. */
            ms: number | null;
            /**
             * @description Whether it has ended, and whether the client got all of the reply.
             * @enum {string}
             */
            ended: "running" | "answered" | "broken-off";
            /** @description What had a hand in the answer, in that order; empty where the simulated gateway, or the refusal of the request, is all there is. */
            answeredBy: components["schemas"]["Answerer"][];
            /** @description The JSON of the reply, cut as the body is; null for streams and bytes. */
            reply: unknown;
            /** @description What the contract has against the request, the reply or the stream. */
            verdicts: components["schemas"]["Finding"][];
            /** @description What was streamed; null where nothing was. */
            stream: components["schemas"]["JournalStream"] | null;
        };
        /** @description A stream of events. */
        JournalStream: {
            /** @description The stream of the contract. */
            name: string;
            /** @description How many events were sent. */
            count: number;
            /** @description The first of them, up to a bound. */
            events: components["schemas"]["JournalEvent"][];
        };
        /** @description Events that were left out, since they were not read in time. */
        LiveLost: {
            /** @description How many. */
            count: number;
        };
        /** @description The first event. */
        LiveOpen: {
            /** @description Whose events follow. */
            sandbox: string;
        };
        /** @description A fault as an object, or as a text in its short form. */
        NewFault: components["schemas"]["Fault"] | string;
        /** @description A part of the journal. */
        RequestList: {
            /** @description In the order they came. */
            requests: components["schemas"]["JournalRequest"][];
            /** @description How many older ones have had to make room. */
            forgotten: number;
        };
        /** @description A sandbox, in short. */
        Sandbox: {
            /** @description Empty for the one without a name. */
            name: string;
            counts: components["schemas"]["Counts"];
        };
        /** @description The sandboxes of the mock. */
        SandboxList: {
            /** @description One entry for each. */
            sandboxes: components["schemas"]["Sandbox"][];
        };
        /** @description The scenarios of a sandbox. */
        ScenarioList: {
            /** @description In the order in which they are asked. */
            scenarios: components["schemas"]["ScenarioState"][];
        };
        /** @description A scenario, and what has become of it. */
        ScenarioState: {
            /** @description Names it when it is to be removed. */
            name: string;
            /** @description Where it stands, such as `scenarios.yaml:12`. */
            origin: string;
            /** @description How many requests it fitted. */
            calls: number;
            /** @description How many of them it answered. */
            answered: number;
            /** @description The scenario itself. */
            scenario: Record<string, unknown>;
        };
        /** @description Scenarios as `scenarios.schema.json` of the mock describes them, or the text of such a file. */
        Scenarios: {
            /** @description The more particular ones first. */
            scenarios?: Record<string, unknown>[];
            /** @description Accounts of the image proxy, in the place of all that the sandbox has. */
            accounts?: Record<string, unknown>[];
            /** @description A whole file in YAML or JSON; nothing else goes beside it. */
            text?: string;
        };
        /** @description What may be changed while the mock runs. */
        Settings: {
            /** @description The same seed gives the same answers. */
            seed: number;
            /** @description Whether new tasks rest in their first state until they are moved by hand. */
            holdTasks: boolean;
            /** @description How long text models take to their first token, at speed 1. */
            firstTokenMs: number;
            /** @description How fast text models write, at speed 1. */
            tokensPerSecond: number;
            /** @description By which part of itself each wait may be longer or shorter. */
            jitter: number;
        };
        /** @description The settings to change. */
        SettingsChange: {
            /** @description For the answers from now on. */
            seed?: number;
            /** @description For the tasks from now on. */
            holdTasks?: boolean;
            /** @description How long text models take to their first token, at speed 1. */
            firstTokenMs?: number;
            /** @description How fast text models write, at speed 1. */
            tokensPerSecond?: number;
            /** @description By which part of itself each wait may be longer or shorter. */
            jitter?: number;
        };
        /** @description What was settled when the mock was started. */
        StartOptions: {
            /**
             * @description Of the image proxy.
             * @enum {string}
             */
            edition: "open" | "paid";
            /** @description Whether only the contract's own spellings are taken. */
            strict: boolean;
            /** @description Whether requests are kept in the journal. */
            journal: boolean;
        };
        /** @description A sandbox of the mock. */
        State: {
            /** @description Its name; empty for the one that requests are in when they name none. */
            sandbox: string;
            settings: components["schemas"]["Settings"];
            clock: components["schemas"]["Clock"];
            counts: components["schemas"]["Counts"];
            options: components["schemas"]["StartOptions"];
        };
        /** @description A task of either kind. */
        Task: {
            /** @description As the gateway gave it. */
            id: string;
            kind: components["schemas"]["TaskKind"];
            /** @description In the words of its kind. */
            status: string;
            /** @description How far the work has come, from 0 to 100. */
            percent: number;
            /** @description The states that it may go to from here; none when it has ended. */
            next: string[];
            /** @description The record as the gateway shows it. */
            record: Record<string, unknown>;
        };
        /** @description How far to bring a task; one of the two at most. */
        TaskAdvance: {
            /** @description A state of the task's lifecycle. */
            status?: string;
            /** @description How far the work is to have come. */
            percent?: number;
        };
        /** @description Why a task fails. */
        TaskFailure: {
            /** @description What clients are told. */
            reason?: string;
            /** @description A slug for programs, where the kind of the task has one. */
            code?: string;
        };
        /**
         * @description Which tasks.
         * @enum {string}
         */
        TaskKind: "video" | "image";
        /** @description Tasks. */
        TaskList: {
            /** @description Video tasks, then image tasks; of each kind the one changed last first. */
            tasks: components["schemas"]["Task"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Answerer = components['schemas']['Answerer'];
export type CallbackAttempt = components['schemas']['CallbackAttempt'];
export type CallbackList = components['schemas']['CallbackList'];
export type CallbackOutcome = components['schemas']['CallbackOutcome'];
export type Clock = components['schemas']['Clock'];
export type ClockChange = components['schemas']['ClockChange'];
export type ControlError = components['schemas']['ControlError'];
export type ControlErrorBody = components['schemas']['ControlErrorBody'];
export type Counts = components['schemas']['Counts'];
export type Deleted = components['schemas']['Deleted'];
export type Fault = components['schemas']['Fault'];
export type FaultList = components['schemas']['FaultList'];
export type FaultState = components['schemas']['FaultState'];
export type Finding = components['schemas']['Finding'];
export type JournalEvent = components['schemas']['JournalEvent'];
export type JournalRequest = components['schemas']['JournalRequest'];
export type JournalStream = components['schemas']['JournalStream'];
export type LiveLost = components['schemas']['LiveLost'];
export type LiveOpen = components['schemas']['LiveOpen'];
export type NewFault = components['schemas']['NewFault'];
export type RequestList = components['schemas']['RequestList'];
export type Sandbox = components['schemas']['Sandbox'];
export type SandboxList = components['schemas']['SandboxList'];
export type ScenarioList = components['schemas']['ScenarioList'];
export type ScenarioState = components['schemas']['ScenarioState'];
export type Scenarios = components['schemas']['Scenarios'];
export type Settings = components['schemas']['Settings'];
export type SettingsChange = components['schemas']['SettingsChange'];
export type StartOptions = components['schemas']['StartOptions'];
export type State = components['schemas']['State'];
export type Task = components['schemas']['Task'];
export type TaskAdvance = components['schemas']['TaskAdvance'];
export type TaskFailure = components['schemas']['TaskFailure'];
export type TaskKind = components['schemas']['TaskKind'];
export type TaskList = components['schemas']['TaskList'];
export type $defs = Record<string, never>;
export interface operations {
    getState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listSandboxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes, in the order they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    deleteSandboxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    deleteSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The sandbox as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    changeClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description The clock as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Only tasks of this kind. */
                kind?: components["schemas"]["TaskKind"];
                /** @description Only tasks in this state, one of the lifecycles of the contract. */
                status?: string;
                /** @description No more than so many; 100 when absent. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    advanceTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskAdvance"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    succeedTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    failTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskFailure"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a task, as the gateway gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listCallbacks: {
        parameters: {
            query?: {
                /** @description Only callbacks about this task. */
                subject?: string;
                /** @description Only attempts that went so. */
                outcome?: components["schemas"]["CallbackOutcome"];
                /** @description No more than so many; 100 when absent. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts, the last ones where there are more than `limit`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Only requests with this method. */
                method?: string;
                /** @description Only requests whose path begins so. */
                path?: string;
                /** @description Only requests for this operation of the gateway. */
                operationId?: string;
                /** @description Only requests that were answered with this status. */
                status?: number;
                /** @description Only requests that the contract has something to say about, or only those it has nothing against. */
                verdicts?: boolean;
                /** @description Only requests with a greater number than this. */
                after?: number;
                /** @description No more than so many; 100 when absent. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests that fit, the last ones where there are more than `limit`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    deleteRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of a request in the journal. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalRequest"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFault"];
            };
        };
        responses: {
            /** @description The fault as it is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultState"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    deleteFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a fault, as it was given when it was set. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    replaceScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Scenarios as they stand in a file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Scenarios"];
            };
        };
        responses: {
            /** @description The scenarios as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    addScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Scenarios as they stand in a file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Scenarios"];
            };
        };
        responses: {
            /** @description The scenarios as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    resetScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    deleteScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a scenario. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    watchLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events; `asyncapi.yaml` beside this document describes them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The request breaks a rule, or asks for a change that the lifecycle of the task does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls are locked, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or under a name that is not this machine's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There is no such path, sandbox, task or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
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
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description There are too many sandboxes, or too many that watch. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The mock failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
}
