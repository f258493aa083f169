-- Sends one request again and again, and prints the counts as JSON.
-- Arguments: the method, the file of the body or -, and the number of replies to stop after or 0.
function init(args)
  wrk.method = args[1]
  if args[2] ~= '-' then
    wrk.body = io.open(args[2], 'rb'):read('*a')
  end
  local left = tonumber(args[3])
  if left > 0 then
    response = function()
      left = left - 1
      if left == 0 then
        wrk.thread:stop()
      end
    end
  end
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout
  local counts = '\n{"replies":%d,"refused":%d,"failed":%d}'
  io.write(string.format(counts, summary.requests, errors.status, failed))
end
