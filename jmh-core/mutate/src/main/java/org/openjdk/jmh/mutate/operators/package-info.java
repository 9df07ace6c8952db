/** The operators that come with the tool, one class each. */
package org.openjdk.jmh.mutate.operators;
