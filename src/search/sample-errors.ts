/** A trace of Python, for tests. */
export const PYTHON = `Traceback (most recent call last):
  File "/srv/app/main.py", line 42, in <module>
    answer("How full is it?")
  File "/srv/app/venv/lib/python3.12/site-packages/sightglass/client.py", line 211, in get
    raise PromptNotFound(body)
sightglass.PromptNotFound: 404 not_found: There is no prompt "summarise" with the label "production".`;

/** Two traces of Python, one the cause of the other, for tests. */
export const PYTHON_CHAIN = `Traceback (most recent call last):
  File "/srv/a.py", line 3, in load
    return socket.create_connection(address)
ConnectionRefusedError: [Errno 111] Connection refused

The above exception was the direct cause of the following exception:

Traceback (most recent call last):
  File "/srv/b.py", line 9, in <module>
    load()
RuntimeError: the store could not be opened`;

/** A trace of Node.js with a cause, for tests. */
export const NODE = `/srv/app/dist/main.js:118
    throw new TypeError(message)
    ^

TypeError: Cannot read properties of undefined (reading 'delta')
    at stream (/srv/app/dist/main.js:118:23)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)
    at async answer (file:///srv/app/src/answer.ts:20:9) {
  [cause]: Error: connect ECONNREFUSED 127.0.0.1:6379
      at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)
}

Node.js v24.21.0`;

/** A trace of Java with two causes, for tests. */
export const JAVA = `Exception in thread "main" org.example.ExportException: Failed to export spans
	at org.example.Exporter.export(Exporter.java:88)
Caused by: java.io.IOException: unexpected end of stream
	at okhttp3.Call.read(Call.java:12)
	... 14 more
Caused by: java.net.UnknownHostException: cloud.sightglass.example
	at java.net.Inet.lookup(Inet.java:801)
	... 21 more`;
