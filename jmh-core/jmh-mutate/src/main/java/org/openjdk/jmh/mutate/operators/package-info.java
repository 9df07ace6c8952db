/** Built-in mutation operators, one class each. */
package org.openjdk.jmh.mutate.operators;
