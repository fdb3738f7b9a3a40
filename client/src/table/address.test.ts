import { expect, test } from "vitest";
import { addressOf, isOwn } from "./address";

test.each([
  ["https://tonight.example.net", "https://tonight.example.net"],
  [" tonight.example.net ", "https://tonight.example.net"],
  ["https://tonight.example.net/t/ABCDEF#secret", "https://tonight.example.net"],
  ["HTTP://Tonight.Example.net/", "http://tonight.example.net"],
  ["tonight.example.net:8000", "http://tonight.example.net:8000"],
  ["192.168.1.23:8000", "http://192.168.1.23:8000"],
  ["192.168.1.23", "http://192.168.1.23"],
  ["[2a02:8071::5]:8000", "http://[2a02:8071::5]:8000"],
  ["localhost:8000", "http://localhost:8000"],
  ["tonight", null],
  ["", null],
  ["https://", null],
  ["what is this?", null],
  ["ftp://tonight.example.net", null],
  ["javascript:alert(1)", null],
])("%s is read as %s", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  ["http://localhost:8000", true],
  ["https://game.localhost", true],
  ["http://127.0.0.1", true],
  ["http://0.0.0.0:8000", true],
  ["http://[::1]:8000", true],
  ["http://[::]", true],
  ["http://192.168.1.23:8000", false],
  ["https://localhost.example.net", false],
  ["http://127.0.0.1.example.net", false],
  ["http://[2a02::1]", false],
])("%s is what a computer calls itself: %s", (address, own) => {
  expect(isOwn(address)).toBe(own);
});
