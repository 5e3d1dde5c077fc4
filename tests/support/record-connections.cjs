// Preloaded into a process under test: writes every connection, datagram and name look-up it tries to a file.
const { appendFileSync } = require("node:fs");
const dgram = require("node:dgram");
const dns = require("node:dns");
const net = require("node:net");

const note = (what) => appendFileSync(process.env.CONNECTIONS_FILE, `${what}\n`);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  note(`connect ${JSON.stringify(args[0])}`);
  return connect.apply(this, args);
};
const send = dgram.Socket.prototype.send;
dgram.Socket.prototype.send = function (...args) {
  note("datagram");
  return send.apply(this, args);
};
for (const owner of [dns, dns.promises]) {
  for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) {
    const original = owner[name];
    owner[name] = function (...args) {
      note(`${name} ${args[0]}`);
      return original.apply(this, args);
    };
  }
}
note("recording");
