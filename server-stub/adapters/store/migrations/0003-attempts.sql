-- How often the work on a task has been begun, written before each attempt; one that was handed over does not count.
alter table gatewright.tasks add column attempts integer not null default 0;
