/** Finds mutants in source files and compiles them into the work folder. */
package org.openjdk.jmh.mutate.mutants;
