/** Counts how often each benchmark executes each mutated line. */
package org.openjdk.jmh.mutate.coverage;
