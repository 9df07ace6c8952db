/** Runs a project's unit tests to find mutants that change its behaviour. */
package org.openjdk.jmh.mutate.tests;
