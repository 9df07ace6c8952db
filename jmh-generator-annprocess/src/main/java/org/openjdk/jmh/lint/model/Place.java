package org.openjdk.jmh.lint.model;

/** Where a finding points to. Only the front end that made a place can show it. */
public interface Place {
}
