#!/usr/bin/env swift
// A line that only the shell reads comes first.
print(1)
