/** Contains the built-in mutation operators. */
package org.openjdk.jmh.mutate.operators;
