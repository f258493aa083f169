-- As rate-limiter-flexible wants it; processes that start together must not each make it.
create table if not exists gatewright.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
