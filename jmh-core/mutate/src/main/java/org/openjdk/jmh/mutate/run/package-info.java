/** Which mutant is measured on which benchmark, in which order, what came of it, and how it goes on after an interruption. */
package org.openjdk.jmh.mutate.run;
