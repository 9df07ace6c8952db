package org.openjdk.jmh.lint.model;

/** Where a finding is. Only the front end that created a place can show it. */
public interface Place {
}
