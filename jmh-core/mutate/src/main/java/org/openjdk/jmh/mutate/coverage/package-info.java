/** Which benchmark executes which mutated line, and how often an operation of it does. */
package org.openjdk.jmh.mutate.coverage;
