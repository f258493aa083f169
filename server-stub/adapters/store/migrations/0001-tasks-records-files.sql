-- Values are JSON in text columns: jsonb would refuse a NUL character that a client may well send, and nobody queries them.
create table gatewright.tasks (
  kind text not null,
  id text not null,
  version integer not null,
  record text not null,
  -- What the work needs, pictures included; null when there is none, or no more.
  job text,
  is_over boolean not null,
  changed_at timestamptz not null default now(),
  primary key (kind, id)
);
-- A change of the record leaves a big job where it lies, and what is base64 does not get smaller by compression.
alter table gatewright.tasks alter column job set storage external;
create index tasks_by_age on gatewright.tasks (changed_at);
create index tasks_with_work on gatewright.tasks (kind) where job is not null;

create table gatewright.records (
  collection text not null,
  id text not null,
  value text not null,
  written_at timestamptz not null default now(),
  primary key (collection, id)
);
create index records_by_age on gatewright.records (written_at);

create table gatewright.files (
  name text primary key,
  media_type text not null,
  bytes bytea not null,
  written_at timestamptz not null default now()
);
alter table gatewright.files alter column bytes set storage external;
create index files_by_age on gatewright.files (written_at);
