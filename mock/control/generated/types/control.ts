// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
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
         * @description Returns settings, clock and counters.
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
         * Reset the sandbox
         * @description Stops all work and deletes tasks, responses, files, journal entries and changed settings. Returns the state of the new sandbox.
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
         * @description Lists the default sandbox and all others. The first request with a valid key, or the first change by a control, creates one.
         */
        get: operations["listSandboxes"];
        put?: never;
        post?: never;
        /**
         * Delete all sandboxes
         * @description Resets every sandbox, including the default one.
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
         * Delete a sandbox
         * @description Resets one sandbox by its name; 404 if it does not exist.
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
         * Change the seed or the text timing, or hold new tasks
         * @description Settings that are not named stay unchanged. Changes apply to later requests.
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
         * Stop, start, speed up or advance the clock
         * @description Applied in this order: speed, stop or start, advance. The reply is sent when all events due in the skipped time have started.
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
         * @description Lists video tasks, then image tasks, each most recently changed first.
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read a task
         * @description Reads a video or image task, and the states that may follow.
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance a task
         * @description Advances a task to a status or a percentage through all states in between, each with its callback; without either to the next state. It then stays there until it is advanced again. A task that waits for input gets its original prompt. A change that the lifecycle does not allow is refused.
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description The task succeeds at once with its normal result, even if its prompt asks for a failure.
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail a task
         * @description The task goes through the allowed states to failure, with the given reason.
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         * @description Only image tasks have a cancelled state.
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
         * @description Lists the attempts in order.
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
         * @description Lists requests in order of arrival, including refused ones, with their findings. Events of streams have only names and times.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Clear the journal
         * @description Deletes requests and callback attempts only.
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
         * @description Reads one request in full, including the payloads of its events.
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
    "/__mock/journal/{id}/explanation": {
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
         * Explain what is wrong with a request
         * @description Returns the findings about a request with what the contract has at their places, the reply, and a valid example of the operation.
         */
        get: operations["explainRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/next-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for a request
         * @description Replies as soon as a matching request has ended: the first one after `after`, or the next one without it; at the end of the time with null.
         */
        get: operations["waitForRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operations of the contract
         * @description Lists what the mock serves besides its controls, in the order of the ids.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/operations/{operationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an operation of the contract. */
                operationId: string;
            };
            cookie?: never;
        };
        /**
         * Describe an operation of the contract
         * @description Returns its parameters, the outline of its body and an example. An outline is as deep as its size allows; `place` returns the one of a part.
         */
        get: operations["describeOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a request without sending it
         * @description Judges a request by the contract; nothing is answered and nothing is recorded. Whether its key is valid, and whether ids in it exist, is not checked.
         */
        post: operations["validateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/client-findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what clients did wrong after a failure
         * @description Judges what a client sent after a fault, an error that is temporary or a broken stream, in the requests of the journal. The same findings are in the `verdicts` of the later request.
         */
        get: operations["listClientFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/{id}/scenario": {
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
         * Write a scenario that repeats an answer
         * @description Writes a scenario that gives the answer of a request again, or the answers of its whole conversation in order. It is neither added nor saved.
         */
        get: operations["draftScenario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/{id}/conversation": {
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
         * Read the conversation of a request and its answer
         * @description Returns the turns of the body, and the answer put together from the reply or the events, in the same words for every format.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the run of the conformance suite
         * @description Returns the state of the last run, with its failures when it has ended.
         */
        get: operations["getConformance"];
        put?: never;
        /**
         * Run the conformance suite against this mock
         * @description Starts a run, one at a time, and replies when it has ended or the time is over; then it goes on. It ends early if the client leaves before the reply, and after 10 minutes. Other gateways are tested by the command `gatewright conformance` only.
         */
        post: operations["startConformance"];
        /**
         * Stop the run of the conformance suite
         * @description Ends a run after the requests that are on their way; its result has what was judged until then.
         */
        delete: operations["stopConformance"];
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
         * List the active faults
         * @description Lists the faults of the sandbox in the order of their addition, including expired ones.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault
         * @description Adds a fault. It applies to the requests in its scope until it is used up, expires or is removed.
         */
        post: operations["addFault"];
        /**
         * Remove all faults
         * @description Removes all faults of the sandbox. Replies that they delay continue.
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
                /** @description The id of an added fault. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault
         * @description Removes one fault. Replies that it delays continue.
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
         * @description Lists the scenarios of the sandbox in matching order, with their counters.
         */
        get: operations["listScenarios"];
        /**
         * Replace all scenarios
         * @description Replaces all scenarios of the sandbox, including those of the files.
         */
        put: operations["replaceScenarios"];
        /**
         * Add scenarios
         * @description Adds scenarios before those of the files. A scenario of the same name is replaced, and its counters restart.
         */
        post: operations["addScenarios"];
        /**
         * Restore the scenarios of the files
         * @description Removes added scenarios and restores those of the files; all counters restart.
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
         * @description Removes one added scenario; those of the files stay.
         */
        delete: operations["deleteScenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenario-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save scenarios to the file
         * @description Appends scenarios to the scenario file that the mock was started with, and applies the file at once. They replace added scenarios of the same name. 404 unless the mock was started with exactly one file.
         */
        post: operations["saveScenarios"];
        delete?: never;
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
         * Watch changes
         * @description Streams changes in the sandbox: requests when they begin, when a stream begins as the reply, and when they end, changes of tasks, callback attempts, changes of clock and settings. A client that reads too slowly receives the number of dropped events.
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
        /** @description Something other than the simulated gateway that gave or changed an answer. */
        Answerer: {
            /**
             * @description The header `Prefer`, preferences in the model id, a scenario, a scenario that writes or changes the reply itself, a fault, an exchange of the recording, or the deployment that requests are forwarded to.
             * @enum {string}
             */
            kind: "prefer" | "model" | "scenario" | "scripted" | "fault" | "recording" | "forward";
            /** @description The applied preferences, or its name. */
            name: string;
        };
        /** @description One attempt to deliver a callback. */
        CallbackAttempt: {
            /** @description The same for all attempts to deliver one callback. */
            messageId: string;
            /** @description Id of its task. */
            subject: string;
            /** @description The receiver, without user, password and query. */
            url: string;
            /** @description From 1; 0 if nothing was sent. */
            attempt: number;
            outcome: components["schemas"]["CallbackOutcome"];
            /** @description Status of the receiver's reply; null without one. */
            status: number | null;
            /** @description Reason of the failure; null after success. */
            reason: string | null;
            /** @description End of the attempt, in milliseconds since the Unix epoch on the clock of the sandbox. */
            at: number;
            /** @description The header `webhook-signature`; null if nothing was sent. */
            signature: string | null;
            /** @description The body. */
            body: unknown;
        };
        /** @description Attempts to deliver callbacks. */
        CallbackList: {
            /** @description In order. */
            callbacks: components["schemas"]["CallbackAttempt"][];
        };
        /**
         * @description Outcome of an attempt: `failed` is retried, `exhausted` was the last attempt, `refused` is never sent, `dropped` is no longer sent.
         * @enum {string}
         */
        CallbackOutcome: "delivered" | "failed" | "exhausted" | "refused" | "dropped";
        /** @description A finding on a request, because of what became of an earlier one. */
        ClientFinding: components["schemas"]["Finding"] & {
            /** @description Number of the later request. */
            request: number;
        };
        /** @description What clients did wrong after a failure. */
        ClientFindingList: {
            /** @description Of the oldest request first. */
            findings: components["schemas"]["ClientFinding"][];
        };
        /** @description The clock of a sandbox. */
        Clock: {
            /** @description Milliseconds since the Unix epoch. */
            now: number;
            /** @description Whether the clock moves only when it is advanced. */
            stopped: boolean;
            /** @description Speed relative to real time; 0 skips all delays. */
            speed: number;
        };
        /** @description A change of the clock. */
        ClockChange: {
            /** @description Speed relative to real time; 0 skips all delays. */
            speed?: number;
            /** @description True stops the clock, false starts it. */
            stopped?: boolean;
            /** @description Time to skip. */
            advanceMs?: number;
        };
        /** @description A case that failed. */
        ConformanceFailure: {
            /** @description Its id, for `only`. */
            id: string;
            /** @description The rule that it tests, and where that stands. */
            rule: Record<string, unknown>;
            /** @description The operation that it calls. */
            operationId: string;
            /** @description Why it was expected to fail, if it was. */
            reason?: string;
            /** @description The first findings. */
            findings: {
                /** @description Part of the reply or the stream. */
                place: string;
                /** @description Continues the place. */
                message: string;
                /** @description The line of the specification. */
                specPointer?: string;
                /** @description The sections of the source document. */
                source?: string[];
            }[];
        };
        /** @description A run of the conformance suite against this mock. */
        ConformanceRun: {
            /**
             * @description What became of it; `none` before the first run.
             * @enum {string}
             */
            state: "none" | "running" | "conforms" | "does-not-conform" | "could-not-be-tested" | "stopped";
            /** @description The last line of progress; empty before the first. */
            progress: string;
            /** @description Number of cases by outcome; absent until the run has ended. */
            counts?: {
                [key: string]: number;
            };
            /** @description Number of failures. */
            total: number;
            /** @description At most ten failures from the cursor on, and fewer if they are long. */
            failures: components["schemas"]["ConformanceFailure"][];
            /** @description The cursor of the next failures; absent if there are none. */
            cursor?: number;
            /** @description The end of what the suite printed, if it has no result. */
            output?: string;
        };
        /** @description What a run sends, and where. */
        ConformanceStart: {
            /** @description Only cases with these ids; `*` matches in one part of an id, `**` across parts. */
            only?: string[];
            /** @description Whether to send nothing that creates a task; default false. */
            readOnly?: boolean;
            /** @description Whether to test the sandbox of the call, with its scenarios, faults and clock; by default a new one without delays, `conformance`. */
            thisSandbox?: boolean;
        };
        /** @description An error of a call. */
        ControlError: {
            /** @description Code for programs. */
            code: string;
            /** @description The error and how to fix it. */
            message: string;
            /** @description The invalid field; null if there is none. */
            param: string | null;
        };
        /** @description The body of every error. */
        ControlErrorBody: {
            error: components["schemas"]["ControlError"];
        };
        /** @description Counters of the sandbox. */
        Counts: {
            /** @description Requests to the gateway since the journal was cleared. */
            requests: number;
            /** @description Requests that have not ended. */
            running: number;
            /** @description Video and image tasks since the reset. */
            tasks: number;
            /** @description Callback attempts since the journal was cleared. */
            callbacks: number;
        };
        /** @description Result of a deletion. */
        Deleted: {
            /** @description Number of deleted entries. */
            deleted: number;
        };
        /** @description When the sandbox is deleted unless it is used before, in milliseconds of real time since the Unix epoch; null if it stays. */
        ExpiresAt: number | null;
        /** @description What is wrong with a request, and what the contract wants. */
        Explanation: {
            /** @description Number of the request in the journal. */
            id: number;
            /** @description Its method. */
            method: string;
            /** @description Its path and query. */
            path: string;
            /** @description Its operation; null for other paths. */
            operationId: string | null;
            /** @description Status of the reply; null without one. */
            status: number | null;
            outcome: components["schemas"]["RequestOutcome"];
            /** @description Explains the outcome. */
            sentence: string;
            /** @description What answered the request or changed the answer. */
            answeredBy: components["schemas"]["Answerer"][];
            /** @description The JSON of the reply, as in the journal. */
            reply: unknown;
            /** @description The findings about the request, the reply or the stream. */
            findings: components["schemas"]["Finding"][];
            /** @description The warning of a valid request, as in the journal. */
            warning?: string;
            /** @description What the contract has at the places of the findings about the request. */
            rules: components["schemas"]["PlaceRule"][];
            /** @description The body of a valid request of the operation; null without one. */
            example: unknown;
        };
        /** @description A fault as `fault.schema.json` of the mock describes it. */
        Fault: {
            /** @description The kind of fault. */
            kind: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The faults of a sandbox. */
        FaultList: {
            /** @description In the order of their addition. */
            faults: components["schemas"]["FaultState"][];
        };
        /** @description An added fault. */
        FaultState: {
            /** @description Id to remove it with. */
            id: string;
            fault: components["schemas"]["Fault"];
            /** @description Number of matching requests. */
            seen: number;
            /** @description Number of requests it was injected into. */
            injected: number;
            /** @description Whether it no longer applies. */
            spent: boolean;
        };
        /** @description A difference between the request or its reply and the contract. */
        Finding: {
            /**
             * @description `violation`: the source document says otherwise; `choice`: it is silent, and the contract chooses; `unclear`: it contradicts itself; `scripted`: a scenario writes or changes the reply, so this is information; `warning`: no rule is broken, but the client probably intends something else.
             * @enum {string}
             */
            verdict: "violation" | "choice" | "unclear" | "scripted" | "warning";
            /** @description Id of the open question of a choice or an unclear point. */
            question?: string;
            /** @description Short name of the rule, such as `status`, `schema` or `order`. */
            rule: string;
            /** @description Place, such as `body max_tokens`, `status` or `event 3 message_delta usage`. */
            place: string;
            /** @description Description of the violation. */
            message: string;
            /** @description How to fix it, of a warning. */
            help?: string;
            /**
             * @description Who broke the rule.
             * @enum {string}
             */
            by: "client" | "server";
            /** @description File and JSON pointer of the rule in the specification. */
            specPointer?: string;
            /** @description Sections of the source document that the rule comes from. */
            source?: string[];
            /** @description Number of the request that failed before, where that is what a warning is about. */
            earlier?: number;
            /** @description In a stream, the number of the event, from 1; one more than the last event if the stream ends too early. */
            event?: number;
        };
        /** @description One event of a stream. */
        JournalEvent: {
            /** @description Its name, derived from its payload if the framing has no names; empty if nothing matches. */
            event: string;
            /** @description Real time since the arrival of the request. */
            ms: number;
            /** @description Its payload, in `getRequest` only; absent if the journal has not kept it. */
            data?: unknown;
        };
        /** @description A request to the gateway, with its reply. */
        JournalRequest: {
            /** @description Its number in the journal. */
            id: number;
            /** @description Time of arrival, in milliseconds since the Unix epoch on the clock of the sandbox. */
            at: number;
            /** @description Its method. */
            method: string;
            /** @description Path and query, without the name of the sandbox and with secrets masked. */
            path: string;
            /** @description Operation of the contract; null for other paths. */
            operationId: string | null;
            /** @description By lower-case name, with secrets masked. */
            headers: {
                [key: string]: string;
            };
            /** @description The parsed body, or its text if it is not valid JSON; null without one. */
            body: unknown;
            /** @description Whether parts of the body are left out here: the journal keeps bodies up to a size, and lists shorten what is long. */
            bodyIsTruncated: boolean;
            /** @description The client by its headers, such as `openai 6.1.0 (js)`; null if it does not say. */
            client: string | null;
            /** @description Length of the body of the request; null if the client does not state it. */
            requestBytes: number | null;
            /** @description Length of the body of the reply, of a stream that of the payloads of its events; null before the end, and if it is unknown. */
            replyBytes: number | null;
            /** @description Status of the reply; null before the reply starts, or if the connection closed before that. */
            status: number | null;
            /** @description Duration in real time; null before the end. */
            ms: number | null;
            /**
             * @description Whether it has ended, and whether the client received the whole reply.
             * @enum {string}
             */
            ended: "running" | "answered" | "closed-early";
            /** @description Id of the first request of its conversation, its own if it begins one; null for a request without turns. A request continues an earlier one if its turns begin with those of that one and an answer, or if its `previous_response_id` names the reply. */
            conversation: number | null;
            /** @description What answered the request or changed the answer, in order; empty if only the simulated gateway answered, or refused the request. */
            answeredBy: components["schemas"]["Answerer"][];
            /** @description The sent headers of the reply, like `headers`, in `getRequest` only; empty before the reply starts and for bytes that a fault has written itself. */
            replyHeaders?: {
                [key: string]: string;
            };
            /** @description The JSON of the reply, truncated like the body; null for streams and bytes. */
            reply: unknown;
            /** @description Whether parts of the reply are left out here, or the journal has not kept the payloads of all events. */
            replyIsTruncated: boolean;
            /** @description Findings about the request, the reply or the stream. */
            verdicts: components["schemas"]["Finding"][];
            outcome: components["schemas"]["RequestOutcome"];
            /** @description Explains the outcome. */
            sentence: string;
            /** @description Position in `verdicts` of the finding that decides the outcome; absent if none does. */
            finding?: number;
            /** @description The warnings of a request that is answered, as in the header `gatewright-warning`; absent without any. Those about the request are in `verdicts` too. */
            warning?: string;
            /** @description The stream; null without one. */
            stream: components["schemas"]["JournalStream"] | null;
        };
        /** @description A stream of events. */
        JournalStream: {
            /** @description Name of the stream in the contract. */
            name: string;
            /** @description Number of events sent. */
            count: number;
            /** @description Number of events whose payloads the journal has not kept. */
            dropped: number;
            /** @description Name and message of the last event, if it tells that the stream failed, such as `response.failed: The model is overloaded.` */
            failure?: string;
            /** @description The first events, up to a limit, which is lower in lists. */
            events: components["schemas"]["JournalEvent"][];
        };
        /** @description Events that were dropped because the client read too slowly. */
        LiveLost: {
            /** @description Number of dropped events. */
            count: number;
        };
        /** @description The first event. */
        LiveOpen: {
            /** @description Name of the sandbox whose events follow. */
            sandbox: string;
        };
        /** @description A fault as an object, or as a string in the short form. */
        NewFault: components["schemas"]["Fault"] | string;
        /** @description The request that was waited for. */
        NextRequest: {
            /** @description The request, as in a list; null if none came in time. */
            request: components["schemas"]["JournalRequest"] | null;
            /** @description The number of the last request that has been looked at, for `after` of the next call. */
            last: number;
        };
        /** @description An operation of the contract, in short. */
        Operation: components["schemas"]["OperationSummary"] & {
            /** @description Its description; empty without one. */
            description: string;
            /** @description Sentences: its credentials, its streams, the sections of the source document. */
            rules: string[];
            /** @description Parameters in path, query, headers and cookies. */
            parameters: components["schemas"]["OperationParameter"][];
            /** @description Its body, or the part that `place` names; null without one. */
            body: components["schemas"]["OperationBody"] | null;
            /** @description The body of a valid request; null without one. */
            example: unknown;
            /** @description Its replies by status. */
            replies: components["schemas"]["OperationReply"][];
            /** @description The names of the events of its streams. */
            events: string[];
        };
        /** @description The body of an operation, or a part of it. */
        OperationBody: {
            /** @description `body`, or the place that was asked for. */
            place: string;
            /** @description Whether a request needs a body. */
            required: boolean;
            /** @description What it may be. */
            mediaTypes: string[];
            /** @description An outline of its JSON Schema; an object with only `more` is left out for its size. */
            schema: Record<string, unknown>;
        };
        /** @description Operations of the contract. */
        OperationList: {
            /** @description In the order of their ids. */
            operations: components["schemas"]["OperationSummary"][];
        };
        /** @description A parameter of an operation. */
        OperationParameter: {
            /** @description Its name. */
            name: string;
            /** @description Where it is sent. */
            in: string;
            /** @description Whether a request needs it. */
            required: boolean;
            /** @description What it is. */
            description?: string;
            /** @description A valid value; absent without one. */
            example?: unknown;
            /** @description An outline of its JSON Schema. */
            schema: Record<string, unknown>;
        };
        /** @description A declared reply. */
        OperationReply: {
            /** @description Its status, range or `default`. */
            status: string;
            /** @description Its media type; empty without a body. */
            mediaType: string;
        };
        /** @description An operation of the contract. */
        OperationSummary: {
            /** @description Its id. */
            operationId: string;
            /** @description Its method. */
            method: string;
            /** @description Its path template. */
            path: string;
            /** @description Its family. */
            family: string;
            /** @description One sentence; empty without one. */
            summary: string;
            /** @description Whether it can reply with a stream. */
            streams: boolean;
        };
        /** @description The schema at a place of a request. */
        PlaceRule: {
            /** @description The place, as in the finding. */
            place: string;
            /** @description An outline of the JSON Schema. */
            schema: Record<string, unknown>;
        };
        /** @description The conversation of a request and its answer. */
        RequestConversation: {
            /** @description Number of the request in the journal. */
            id: number;
            /** @description The turns of the body; empty if it has none. */
            turns: {
                /** @description Its role, such as `user`. */
                role: string;
                /** @description Its texts, calls, results and media, in order. */
                parts: components["schemas"]["TurnPart"][];
            }[];
            /** @description The answer, as far as the journal has kept it. */
            answer: {
                /** @description Its texts, reasoning and calls, in order. */
                parts: components["schemas"]["TurnPart"][];
                /** @description The usage as in the reply; null without one. */
                usage: Record<string, unknown> | null;
                /** @description Why it ended, in the words of the format; null without a reason. */
                finish: string | null;
                /** @description What failed; null if nothing did. */
                error: string | null;
                /** @description Number of events whose payloads the journal has not kept. */
                dropped: number;
            };
        };
        /** @description A request to validate, named by its operation, or by method and path. */
        RequestDraft: {
            /** @description The operation; `path` is needed too if the operation has parameters in it. */
            operationId?: string;
            /** @description The method; default POST. */
            method?: string;
            /** @description Path and query, from `/`. */
            path?: string;
            /** @description All headers. Without them, a key and a JSON body are assumed. */
            headers?: {
                [key: string]: string;
            };
            /** @description The JSON body. */
            body?: unknown;
        };
        /** @description Part of the journal. */
        RequestList: {
            /** @description In order of arrival. */
            requests: components["schemas"]["JournalRequest"][];
            /** @description Number of older requests that were dropped. */
            forgotten: number;
        };
        /**
         * @description What became of a request; the first that applies. `invalid-reply`: the reply or its stream breaks the contract. `running`: it has not ended. `invalid-request`: the client broke a rule. `failed`: the stream told of a failure, or ended early. `closed-early`: the connection closed before the end. `warning`: it was answered, but the client is warned. `refused`: it got an error, although neither side broke a rule: it was asked for, or is temporary. `scripted`: a scenario wrote or changed the reply, which may differ from the contract. `valid`: none of these.
         * @enum {string}
         */
        RequestOutcome: "invalid-reply" | "running" | "invalid-request" | "failed" | "closed-early" | "warning" | "refused" | "scripted" | "valid";
        /** @description Summary of a sandbox. */
        Sandbox: {
            /** @description Empty for the default sandbox. */
            name: string;
            counts: components["schemas"]["Counts"];
            expiresAt: components["schemas"]["ExpiresAt"];
        };
        /** @description The sandboxes of the mock. */
        SandboxList: {
            /** @description One entry per sandbox. */
            sandboxes: components["schemas"]["Sandbox"][];
        };
        /** @description A scenario that repeats what was answered. */
        ScenarioDraft: {
            /** @description A scenario file in YAML, as `addScenarios` and `saveScenarios` take it. */
            text: string;
            /** @description What the scenario does not repeat as it was, one sentence each. */
            notes: string[];
        };
        /** @description The scenarios of a sandbox. */
        ScenarioList: {
            /** @description In matching order. */
            scenarios: components["schemas"]["ScenarioState"][];
        };
        /** @description A scenario with its counters. */
        ScenarioState: {
            /** @description Name to remove it with. */
            name: string;
            /** @description Its place, such as `scenarios.yaml:12`. */
            origin: string;
            /** @description Number of matching requests. */
            calls: number;
            /** @description Number of requests it answered. */
            answered: number;
            /** @description The scenario itself. */
            scenario: Record<string, unknown>;
        };
        /** @description Scenarios as `scenarios.schema.json` of the mock describes them, or a whole file as a string. */
        Scenarios: {
            /** @description In matching order. */
            scenarios?: Record<string, unknown>[];
            /** @description Accounts of the image proxy, replacing those of the sandbox. */
            accounts?: Record<string, unknown>[];
            /** @description A whole file in YAML or JSON, without other properties. */
            text?: string;
        };
        /** @description Settings that can change while the mock runs. */
        Settings: {
            /** @description The same seed gives the same answers. */
            seed: number;
            /** @description Whether new tasks stay in their first state until they are advanced. */
            holdTasks: boolean;
            /** @description Time to the first token of text models, at speed 1. */
            firstTokenMs: number;
            /** @description Tokens per second of text models, at speed 1. */
            tokensPerSecond: number;
            /** @description Random variation of each delay, as a fraction from 0 to 1. */
            jitter: number;
            /** @description How long answers take; the first rule that matches a request applies. */
            latency: Record<string, unknown>[];
        };
        /** @description The settings to change. */
        SettingsChange: {
            /** @description Applies to later answers. */
            seed?: number;
            /** @description Applies to later tasks. */
            holdTasks?: boolean;
            /** @description Time to the first token of text models, at speed 1. */
            firstTokenMs?: number;
            /** @description Tokens per second of text models, at speed 1. */
            tokensPerSecond?: number;
            /** @description Random variation of each delay, as a fraction from 0 to 1. */
            jitter?: number;
            /** @description How long answers take, by rules as `latency.schema.json` of the mock describes them. `[]` removes them. */
            latency?: Record<string, unknown>[];
        };
        /** @description Startup options of the mock. */
        StartOptions: {
            /**
             * @description Edition of the image proxy.
             * @enum {string}
             */
            edition: "open" | "paid";
            /** @description Whether only the spellings of the contract are accepted. */
            strict: boolean;
            /** @description Whether requests are recorded in the journal. */
            journal: boolean;
            /** @description Name of the file that scenarios can be saved to; null unless the mock was started with exactly one. */
            scenarioFile: string | null;
        };
        /** @description A sandbox of the mock. */
        State: {
            /** @description Name of the sandbox; empty for the default one. */
            sandbox: string;
            settings: components["schemas"]["Settings"];
            clock: components["schemas"]["Clock"];
            counts: components["schemas"]["Counts"];
            expiresAt: components["schemas"]["ExpiresAt"];
            options: components["schemas"]["StartOptions"];
        };
        /** @description A video or image task. */
        Task: {
            /** @description Id from the gateway. */
            id: string;
            kind: components["schemas"]["TaskKind"];
            /** @description Status of its kind. */
            status: string;
            /** @description Progress from 0 to 100. */
            percent: number;
            /** @description The states that may follow; empty after the end. */
            next: string[];
            /** @description The record as the gateway returns it. */
            record: Record<string, unknown>;
        };
        /** @description Target of an advance; at most one of the two. */
        TaskAdvance: {
            /** @description A state of the task's lifecycle. */
            status?: string;
            /** @description The target percentage. */
            percent?: number;
        };
        /** @description Reason of a failure. */
        TaskFailure: {
            /** @description Message for clients. */
            reason?: string;
            /** @description Code for programs, if the kind of task has one. */
            code?: string;
        };
        /**
         * @description Kind of task.
         * @enum {string}
         */
        TaskKind: "video" | "image";
        /** @description Tasks. */
        TaskList: {
            /** @description Video tasks, then image tasks, each most recently changed first. */
            tasks: components["schemas"]["Task"][];
        };
        /** @description A part of a turn or of an answer. A call and a result also have `name` and `id` of the call, a call in a turn its `arguments`, a result its `files`; an image or a file has `url`, `mediaType` and `name`; what is none of these its `value`. */
        TurnPart: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "text" | "thinking" | "refusal" | "tool call" | "tool result" | "image" | "file" | "other";
            /** @description The text, the result, or the arguments of a call in an answer. */
            text?: string;
            /** @description The position of a part of a turn in the body, as findings name it. */
            path?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What the contract says about a request. */
        Validation: {
            /** @description Whether the mock would accept it. */
            valid: boolean;
            /** @description The operation; null for other paths. */
            operationId: string | null;
            /** @description What breaks the contract, or is not checked, and warnings about a valid request. */
            findings: components["schemas"]["Finding"][];
            /** @description The headers and query parameters that were assumed. */
            assumed: string[];
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
    getState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The sandbox after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The sandboxes, in order of creation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description Number of deleted entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description Number of deleted entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The sandbox after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The clock after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description Only tasks in this state of their lifecycle. */
                status?: string;
                /** @description Maximum number of entries; default 100. */
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
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description The id of a task from the gateway. */
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
            /** @description The task after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description The id of a task from the gateway. */
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
            /** @description The task after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description The id of a task from the gateway. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description Only callbacks of this task. */
                subject?: string;
                /** @description Only attempts with this outcome. */
                outcome?: components["schemas"]["CallbackOutcome"];
                /** @description Maximum number of entries; default 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts; the last ones if there are more than `limit`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description Only requests with this path prefix. */
                path?: string;
                /** @description Only requests for this operation of the gateway. */
                operationId?: string;
                /** @description Only requests with this reply status. */
                status?: number;
                /** @description True returns only requests with findings, false only those without. */
                verdicts?: boolean;
                /** @description Only requests that contain all of these words, in path, client, body, reply, events or answer; upper and lower case are the same. */
                search?: string;
                /** @description Only requests with this outcome. */
                outcome?: components["schemas"]["RequestOutcome"];
                /** @description Only requests with a greater number. */
                after?: number;
                /** @description Only requests with a smaller number. */
                before?: number;
                /** @description Maximum number of entries; default 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching requests; the last ones if there are more than `limit`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description Number of deleted entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    explainRequest: {
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
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    waitForRequest: {
        parameters: {
            query?: {
                /** @description Only requests with this method. */
                method?: string;
                /** @description Only requests with this path prefix. */
                path?: string;
                /** @description Only requests for this operation of the gateway. */
                operationId?: string;
                /** @description Only requests with this reply status. */
                status?: number;
                /** @description True returns only requests with findings, false only those without. */
                verdicts?: boolean;
                /** @description Only requests with a greater number. */
                after?: number;
                /** @description Longest time to wait, in milliseconds of real time; default 20000. */
                timeoutMs?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextRequest"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    describeOperation: {
        parameters: {
            query?: {
                /** @description A place in a request, as findings name it, whose outline is returned in place of the whole body's. */
                place?: string;
            };
            header?: never;
            path: {
                /** @description The id of an operation of the contract. */
                operationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operation"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    validateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDraft"];
            };
        };
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Validation"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    listClientFindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings, of the oldest request first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientFindingList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    draftScenario: {
        parameters: {
            query?: {
                /** @description Whether the scenario has the answers of all requests of the conversation. */
                conversation?: boolean;
            };
            header?: never;
            path: {
                /** @description The number of a request in the journal. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenario. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioDraft"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    getConversation: {
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
            /** @description The turns and the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestConversation"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    getConformance: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the end of the run, in milliseconds of real time; default 0. */
                waitMs?: number;
                /** @description The cursor of an earlier reply, for the next failures. */
                cursor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRun"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    startConformance: {
        parameters: {
            query?: {
                /** @description Longest time to wait for the end of the run, in milliseconds of real time; default 0. */
                waitMs?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConformanceStart"];
            };
        };
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRun"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    stopConformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRun"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The added fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultState"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description Number of deleted entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
                /** @description The id of an added fault. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of deleted entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The scenarios after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
        /** @description Scenarios, as in a file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Scenarios"];
            };
        };
        responses: {
            /** @description The scenarios after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
        /** @description Scenarios, as in a file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Scenarios"];
            };
        };
        responses: {
            /** @description The scenarios after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The scenarios after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description Number of deleted entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
        };
    };
    saveScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Scenarios, as in a file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Scenarios"];
            };
        };
        responses: {
            /** @description The scenarios after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
            /** @description The events, described by `asyncapi.yaml` beside this document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The request is invalid, or asks for a change that the lifecycle of the task does not allow. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The controls require a key, and the key is wrong or missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The call comes from a page of another origin, or uses a host name that is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Unknown path, sandbox, task or request, or no scenario file. */
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
                    /** @description The allowed methods of the path, separated by commas. */
                    Allow?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description The body exceeds the limit. */
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
            /** @description There are too many sandboxes or too many watchers. */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description Internal error of the mock. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlErrorBody"];
                };
            };
            /** @description This mock was started without the suite. */
            501: {
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
/** Something other than the simulated gateway that gave or changed an answer. */
export type Answerer = components['schemas']['Answerer'];
/** One attempt to deliver a callback. */
export type CallbackAttempt = components['schemas']['CallbackAttempt'];
/** Attempts to deliver callbacks. */
export type CallbackList = components['schemas']['CallbackList'];
/** Outcome of an attempt: `failed` is retried, `exhausted` was the last attempt, `refused` is never sent, `dropped` is no longer sent. */
export type CallbackOutcome = components['schemas']['CallbackOutcome'];
/** A finding on a request, because of what became of an earlier one. */
export type ClientFinding = components['schemas']['ClientFinding'];
/** What clients did wrong after a failure. */
export type ClientFindingList = components['schemas']['ClientFindingList'];
/** The clock of a sandbox. */
export type Clock = components['schemas']['Clock'];
/** A change of the clock. */
export type ClockChange = components['schemas']['ClockChange'];
/** A case that failed. */
export type ConformanceFailure = components['schemas']['ConformanceFailure'];
/** A run of the conformance suite against this mock. */
export type ConformanceRun = components['schemas']['ConformanceRun'];
/** What a run sends, and where. */
export type ConformanceStart = components['schemas']['ConformanceStart'];
/** An error of a call. */
export type ControlError = components['schemas']['ControlError'];
/** The body of every error. */
export type ControlErrorBody = components['schemas']['ControlErrorBody'];
/** Counters of the sandbox. */
export type Counts = components['schemas']['Counts'];
/** Result of a deletion. */
export type Deleted = components['schemas']['Deleted'];
/** When the sandbox is deleted unless it is used before, in milliseconds of real time since the Unix epoch; null if it stays. */
export type ExpiresAt = components['schemas']['ExpiresAt'];
/** What is wrong with a request, and what the contract wants. */
export type Explanation = components['schemas']['Explanation'];
/** A fault as `fault.schema.json` of the mock describes it. */
export type Fault = components['schemas']['Fault'];
/** The faults of a sandbox. */
export type FaultList = components['schemas']['FaultList'];
/** An added fault. */
export type FaultState = components['schemas']['FaultState'];
/** A difference between the request or its reply and the contract. */
export type Finding = components['schemas']['Finding'];
/** One event of a stream. */
export type JournalEvent = components['schemas']['JournalEvent'];
/** A request to the gateway, with its reply. */
export type JournalRequest = components['schemas']['JournalRequest'];
/** A stream of events. */
export type JournalStream = components['schemas']['JournalStream'];
/** Events that were dropped because the client read too slowly. */
export type LiveLost = components['schemas']['LiveLost'];
/** The first event. */
export type LiveOpen = components['schemas']['LiveOpen'];
/** A fault as an object, or as a string in the short form. */
export type NewFault = components['schemas']['NewFault'];
/** The request that was waited for. */
export type NextRequest = components['schemas']['NextRequest'];
/** An operation of the contract, in short. */
export type Operation = components['schemas']['Operation'];
/** The body of an operation, or a part of it. */
export type OperationBody = components['schemas']['OperationBody'];
/** Operations of the contract. */
export type OperationList = components['schemas']['OperationList'];
/** A parameter of an operation. */
export type OperationParameter = components['schemas']['OperationParameter'];
/** A declared reply. */
export type OperationReply = components['schemas']['OperationReply'];
/** An operation of the contract. */
export type OperationSummary = components['schemas']['OperationSummary'];
/** The schema at a place of a request. */
export type PlaceRule = components['schemas']['PlaceRule'];
/** The conversation of a request and its answer. */
export type RequestConversation = components['schemas']['RequestConversation'];
/** A request to validate, named by its operation, or by method and path. */
export type RequestDraft = components['schemas']['RequestDraft'];
/** Part of the journal. */
export type RequestList = components['schemas']['RequestList'];
/** What became of a request; the first that applies. `invalid-reply`: the reply or its stream breaks the contract. `running`: it has not ended. `invalid-request`: the client broke a rule. `failed`: the stream told of a failure, or ended early. `closed-early`: the connection closed before the end. `warning`: it was answered, but the client is warned. `refused`: it got an error, although neither side broke a rule: it was asked for, or is temporary. `scripted`: a scenario wrote or changed the reply, which may differ from the contract. `valid`: none of these. */
export type RequestOutcome = components['schemas']['RequestOutcome'];
/** Summary of a sandbox. */
export type Sandbox = components['schemas']['Sandbox'];
/** The sandboxes of the mock. */
export type SandboxList = components['schemas']['SandboxList'];
/** A scenario that repeats what was answered. */
export type ScenarioDraft = components['schemas']['ScenarioDraft'];
/** The scenarios of a sandbox. */
export type ScenarioList = components['schemas']['ScenarioList'];
/** A scenario with its counters. */
export type ScenarioState = components['schemas']['ScenarioState'];
/** Scenarios as `scenarios.schema.json` of the mock describes them, or a whole file as a string. */
export type Scenarios = components['schemas']['Scenarios'];
/** Settings that can change while the mock runs. */
export type Settings = components['schemas']['Settings'];
/** The settings to change. */
export type SettingsChange = components['schemas']['SettingsChange'];
/** Startup options of the mock. */
export type StartOptions = components['schemas']['StartOptions'];
/** A sandbox of the mock. */
export type State = components['schemas']['State'];
/** A video or image task. */
export type Task = components['schemas']['Task'];
/** Target of an advance; at most one of the two. */
export type TaskAdvance = components['schemas']['TaskAdvance'];
/** Reason of a failure. */
export type TaskFailure = components['schemas']['TaskFailure'];
/** Kind of task. */
export type TaskKind = components['schemas']['TaskKind'];
/** Tasks. */
export type TaskList = components['schemas']['TaskList'];
/** A part of a turn or of an answer. A call and a result also have `name` and `id` of the call, a call in a turn its `arguments`, a result its `files`; an image or a file has `url`, `mediaType` and `name`; what is none of these its `value`. */
export type TurnPart = components['schemas']['TurnPart'];
/** What the contract says about a request. */
export type Validation = components['schemas']['Validation'];
